/**
 * From the frequency list of leaked passwords in zxcvbn 4.4.2 (MIT, Dan Wheeler and Dropbox, Inc.), most common first.
 */
const LIST = `
123456 12345678 qwerty 111111 abc123 football letmein master mustang 666666 qwertyuiop 1234567890 pussy superman
1qaz2wsx 000000 killer trustno1 hunter asdfgh charlie sunshine iloveyou ranger computer starwars pepper klaster
112233 freedom princess 11111111 fuck love summer chelsea dallas austin diamond hammer fucker internet samantha
scooter test maverick sparky phoenix bigdog guitar whatever chicken ferrari falcon cowboy sexy samsung steelers
smokey dakota eagles tigers marina gateway yellow porsche monster diablo bulldog junior iceman hardcore banana
ncc1701 boston tennis q1w2e3r4 coffee scooby 123654 nikita yamaha barney brandy fuckoff oliver midnight chicago
redsox fender jasper slayer marlboro raiders prince casper fishing flower iwantu adidas winner enter ghbdtn 1q2w3e4r
golden winston madison angels blowme bigtits spanky bitch asdfasdf thx1138 canada 12344321 blowjob liverpoo apples
passw0rd abcd1234 slipknot qazxsw scorpion startrek rainbow asdfghjkl newyork redskins qazwsxedc liverpool turtle
viking booger rocket 159357 captain jaguar pookie peaches 789456 dolphin helpme theman maxwell qwertyui shithead
lovers maddog giants metallic mountain warrior stupid success bond007 jackass porn lucky samson azerty rush2112
freddy sydney gators dexter red123 123456q bubba creative voodoo golf america nissan gunner garfield bullshit
fucking apollo 1qazxsw2 airborne bear brooklyn skippy 4815162342 buddy qwert kitten phantom asdasd braves darkness
blink182 copper qweqwe tomcat girls bigboy police online 12qwaszx sniper trinity blazer heaven playboy bubbles
hooters cricket topgun destiny pumpkin digital redwings explorer private therock guinness fire cassie christin
andrey babygirl eclipse cartman michigan testing pantera mexico dickhead buffalo genius minecraft maximus snickers
speedy bronco lol123 yankee horses magnum dreams ou812 goober qwertyu scotty pimpin bollocks surfer cock poohbear
genesis qweasdzxc racing hello1 viper poopoo einstein boobies bitches simple badger alaska action jester 111222
spitfire forest maryjane champion friday chevy lucky1 google badass shorty thumper mozart zaq12wsx boobs reddog
010203 123456789a ruslan eagle 1232323q scarface 147852 a12345 buddha porno 420420 spirit qwe123 naruto mercury
semperfi suzuki popcorn marley scotland vikings simpsons rascal qweasd hummer loveyou michael1 russia jupiter
passion cumshot vfhbyf honda sandman passport raider bastard assman 1234554321 horney budlight disney usuckballz1
mnbvcxz marines fireman cunt justice nigger logitech dancer avalon alexandr motorola patriots hentai madonna ducati
juventus freeuser warcraft elizabet valentin saints asdfg accord test123 christ stinky naughty chopper hello123
extreme froggy vision pirate fylhtq dreamer bullet empire 123123a charlie1 panthers skipper nemesis rasdzv3 rolltide
happy1 wanker manutd 9379992 vegeta victory vfrcbv bambam serega 123654789 turkey hiphop rooster changeme berlin
taurus electric avatar 134679 maksim alpha1 newport brazil spring a1b2c3 madmax alpha britney sublime darkside
wolfpack classic hercules ronaldo letmein1 1q2w3e 741852963 spiderman blizzard 123456789q cjkysirj tiger1 wombat
bubba1 devils horse caesar 12312 bondage pussycat pickle shaggy leather chronic a1b2c3d4 admin kodiak freepass
billybob chocolat snowman stingray firebird wolves zeppelin detroit gundam panzer vagina redhead tarheels hardon
engineer dragon1 hellfire cobra fireball lickme darkstar mustang1 124578 beauty pavilion 01012000 bobafett bowling
chris1 ytrewq natali pyramid welcome1 apache swimming teens trooper fuckit precious packard lucifer cancer 142536
raven swordfish viktor james1 spike pimp atlanta airforce mouse 741852 bluebird 456123 sailor goldfish nfnmzyf
pervert machine trucks wrangler rocks tornado lights cadillac bubble madman browns target 666999 eatme qazwsx123
microsoft baller shooter xfiles seattle qazqaz cthutq prelude corona freaky 246810 atlantis integra pussies iloveu
unicorn software stealth peewee 753951 srinivas zaqwsx trigger veronika coyote babydoll dollar lestat rocky1 hottie
random wordpass sweety snake chipper woody samurai gizmo mistress freedom1 flipper hjvfirf moose montreal wolfgang
scully fatboy wicked balls tickle bunny dfvgbh foobar transam fetish oicu812 basketba toshiba hotstuff sunday gambit
stephani hooker shamrock fuckyou2 stinger 314159 redneck deftones squirt trucker ibanez manson swinger reaper galaxy
blahblah travel babylon5 indiana master1 sugar ficken fucked trfnthbyf escort smitty babes larisa trumpet spartan
babylon bigboobs stormy mister hamlet aardvark butterfl marathon paladin manchester indigo hornet 01011990 indians
toronto diamonds chiefs buckeye 1qaz2wsx3edc hotsex charger maiden storm 12345678910 pencil thuglife insane pizza
david1 triumph lollol catdog 321654 morpheus 141627 shadow1 hobbit erotic consumer blabla justme chrissy spartak
goforit pitbull adgjmptw italia barcelona hunting colors overlord sundance emerald doggy racecar irina element
zipper alpine basket nipple chichi huskers 13579 pussys q12345 rommel matthew1 caserta sammy1 123qwe123 nugget
chicks portugal bomber superfly madness loser ybrbnf soldier warlock wrinkle1 desire sexual 11235813 andrei access14
weed letmein2 ladybug naked tintin rhbcnbyf onelove cdtnkfyf whore vfvjxrf stallion hansolo smiles connect snatch
juice blessed rocker snakes turbo sex4me jamaica a1234567 mulder beetle plastic 123454321 suck spunky magic1 exigen
ripper teen apple1 nolimit hollywoo sluts sticky 14789632 sailing rubber 911911 molly1 jumper ilovesex faster
1123581321 legion sebastia pentium geheim funtime ferret curious 555666 niners cantona pirates abgrtyu eternity
boeing super123 cooldude tottenha green1 jackoff stocking moomoo martini biscuit drizzt satan666 salmon patriot
nasty shasta asdzxc shaved raistlin punkrock cjkywt 01012010 waterloo crimson musicman ravens megadeth sharks
banshee keeper gn56gn56 skywalke black1 sesame squirrel privet sunrise wolverine sucks grendel lvbnhbq blades frog
qazwsxed 121314 groovy daytona pikachu licker hershey zaq123 lobster goblin punisher strider kansas seven7 jason1
showtime muscle oldman rfrfirf getsome obiwan danni tanker anubis hannibal anal gothic shark blue123 123456z princes
slick python test1 mirage clover surfing delete potato sandiego portland baggins fusion sooners blackdog californ
moscow playtime mature dima stimpy gangster warriors iverson chargers liquid lucky7 dingdong nymets mushroom 456852
crusader miami bugger nimrod stranger newpass powder gotcha guardian slapshot septembe knights photos charly
rammstein brasil poopie 123098 kittycat latino walnut 1701 thegame viper1 1passwor kolobok picasso barcelon trance
auburn eatshit goodluck parrot postal blade wisdom gorilla katerina shaney14 dumbass osiris fuck_inside discover
lonestar meridian ping stonecol ledzep lowrider 25802580 richard1 firefly racerx paradox ghjcnj zaq1xsw2 tacobell
weezer sirius halflife buffett shiloh 123698745 sergei 0.0.000 bonjour socrates chucky hotboy sprint 0007 formula1
asshole1 fuckface rebels vacation lexmark 12369874 ragnarok formula 258456 tempest tacoma qwertz colombia duck
prodigy dodgeram mustangs 123qaz smoker server incubus oblivion titleist 1122 bigballs tardis shaman mersedes
pussy69 golfing hearts mallard 12312312 kenwood dogg oracle 123zxc nuttertools 102938 topper gremlin yourmom
gateway1 printer jimbo freckles birdman frank1 defiant aussie stud blondes 445566 mariners jackal deadhead katrin
rootbeer frogger polo scooter1 hallo parola celine 11112222 creampie justdoit ohyeah fatass amazon 1234567q kisses
camel nopass bosco 987456 harley1 putter champs lightnin letsgo aezakmi 12121 raiders1 redalert 456654 smokin pooh
mypass porkchop sapphire a1s2d3f4 atomic rusty1 vanilla kaktus cxfcnmt blacky 753159 elvis1 bangkok scream iforgot
power1 kasper abc12 buster1 slappy shitty veritas chevrole 01012001 vader amsterdam primus granny clancy usa123
diamond1 hitler 1221 spankme simba smudge john316 syracuse falcons husker candyman commando pancho 8j4ye3uz barkley
vulcan punkin boner monopoly flyboy romashka 123456aa lick gangbang area51 spartans aaa111 tricky snuggles drago
homerun vectra homer1 hermes cuddles cosworth goose phoenix1 peugeot doberman durango brandon1 plumber telefon
horndog rbhbkk dawg webmaster leopard redbull oscar1 topdog godsmack pics viktoria gjkbyf valhalla anarchy blacks
herbie starfish nokia achilles 906090 labtec ncc1701a jordan1 arsenal1 desert sailboat tractor muppet terminator
farside swingers butthole doughboy sabbath daniel1 nebraska qwertyuio azamat agent007 iguana luckydog 789654 pistol
whocares charmed puppy vladik vette vfrcbvrf nevada moneys vkontakte puppies 666777 mystic kotenok dilligaf budman
bunghole zvezda 123457 triton rookie stripper hurrican rfnthbyf gizmo1 butch dthjybrf 963852 nofear momoney possum
oilers moocow cupcake batman1 bogdan melissa1 vipers babyboy tdutybq lancelot ccbill keystone passwort flamingo
dogman vortex rebel noodle raven1 pokemon1 skinny kamikaze deadman doobie deeznuts steve1 apollo13 poncho azsxdc
000007 sassy boots deskjet 12332 mighty rangers1 meatball sinatra cartoon bicycle truelove tolkien summit peter1
kitty1 123456789z crazy1 jamesbon 362436 sonic billyboy daddy1
`;

/**
 * Passwords that attackers try first, in lower case, for the option `common` of `checkLoginPassword`. To keep a page
 * small, leave the list out and check on the server.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(LIST.trim().split(/\s+/));
