import { formGuidance } from './formGuidance.ts';
import { type Guidance, g } from './whenToUse.ts';

/** By the title of the component's stories. A test demands an entry for each. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...formGuidance,
  'Actions/Button': g(
    'For what a person does on a screen. One primary button per screen.',
    'Say what happens in a verb: "Send", "Create code".',
    'Do not write "OK", "Yes" or "Submit". Do not hide a button that is not ready: disable it and say why.',
  ),
  'Actions/Chip': g(
    'For a filter that is on or off, or for a small button that opens a picker.',
    'Put several in a row that wraps.',
    'Do not use it for the main action of a screen.',
  ),
  'Actions/IconButton': g(
    'Where an icon alone is understood: back, close, scan, copy.',
    'Give it a label that says what it does, because a screen reader reads nothing else.',
    'Do not use it for an action that people meet here for the first time.',
  ),
  'Actions/TextButton': g(
    'For an action beside text: "Forgot password?", "More".',
    'Use `render` for a link to another screen.',
    'Do not put two next to each other. Use buttons.',
  ),
  'Data/Amount': g(
    'For every amount of money.',
    'Pass the decimal string of the server, and the places of its currency.',
    'Do not turn it into a number first: floats lose cents.',
  ),
  'Data/Avatar': g(
    'For a person or a merchant in a list or at the top of a profile.',
    'Pass the name also with a picture: its first letter shows until the picture loads.',
    'Do not use it for coins. They have `CoinIcon`.',
  ),
  'Data/Badge': g(
    'For something new behind an icon or a tab.',
    'Use a number where people act on each item, and a dot elsewhere.',
    'Do not use it for a state. That is a `Tag`.',
  ),
  'Data/Change': g(
    'For the gain or loss of a price or a balance.',
    'Give the period beside it, so that people know since when.',
    'Do not colour an amount instead: a colour alone says nothing to many people.',
  ),
  'Data/CoinIcon': g(
    'For a currency in lists, pickers and amounts.',
    'Give a label where the name is not beside it.',
    'Do not use it for networks or banks.',
  ),
  'Data/DonutChart': g(
    'For the parts of a whole, such as the coins of a balance.',
    'Let it sort and sum up: it shows six parts and the rest.',
    'Do not use it to compare two wholes, or for values over time.',
  ),
  'Data/Icon': g(
    'For a glyph beside words, or inside a control of your own.',
    'Take glyphs from one family, `@ezwallet/ui/glyphs`.',
    'Do not let it stand alone without a `label`.',
  ),
  'Data/InfiniteList': g(
    'For lists that the server sends in pages.',
    'Say at the end that it is the end.',
    'Do not put a footer below it: nobody can reach it.',
  ),
  'Data/LineAreaChart': g(
    'For a value over 7 to 90 days.',
    'Pass all points. It reduces them to what its width can show.',
    'Do not use it without a label: the sentence for screen readers starts with it.',
  ),
  'Data/PayMark': g(
    'For a way to pay, in a list, a choice or an order.',
    'Put its name beside or below it. In rows of an order it has 24 px.',
    'Do not use the logo of the company, and do not show it below 20 px.',
  ),
  'Data/BankMark': g(
    'For the bank of an account.',
    'Pass its code for the drawing and the hue, and its character for banks without a drawing.',
    'Do not translate the character: a member looks for the same one in every language.',
  ),
  'Data/OrderProgress': g(
    'For an order with steps that people know by name.',
    'Show all steps from the start, with the time of those that are done.',
    'Do not use it for a share of work. That is `Progress`.',
  ),
  'Data/QrCode': g(
    'For an address or a code that another phone scans.',
    'Show the same text beside it, with a `CopyField`.',
    'Do not shrink it below 160 px, and do not invert its colours.',
  ),
  'Data/Rail': g(
    'For everything that happened to an order, an appeal or money on its way, and for what comes.',
    'Say who acts, and give each wait its deadline: "by 14:50". The end says why, and where the money is.',
    'Do not put anything after an end. For four steps at a glance use `OrderProgress`.',
  ),
  'Data/Sparkline': g(
    'For the shape of a price in a row of a list.',
    'Put the change in figures beside it.',
    'Do not use it where people read values. That is `LineAreaChart`.',
  ),
  'Data/Tag': g(
    'For a state in one word: "Expired", "In review".',
    'Use the tone that fits the meaning, and always the word.',
    'Do not make it a button. That is a `Chip`.',
  ),
  'Data/TicketCard': g(
    'For a coupon, alone or as one choice of a `RadioGroup`.',
    'Say until when it is valid, and from which amount.',
    'Do not show a used coupon as if it could be used: set `state`.',
  ),
  'Data/WindowedList': g(
    'For a list of hundreds of rows that are all there, such as a year of bills.',
    'Give every row a key that stays: its measured height belongs to it.',
    'Do not use it for twenty rows. A plain `List` can be searched by the browser.',
  ),
  'Display/CopyField': g(
    'For a value that people take elsewhere: an address, an order number.',
    'Show it in groups where people compare it.',
    'Do not shorten an address with dots where money depends on it.',
  ),
  'Display/Countdown': g(
    'For the time left until something expires.',
    'Pass the time of the server as `now`, because clocks of phones differ.',
    'Do not use it for a wait without an end.',
  ),
  'Display/TimeRing': g(
    'For a wait that has an end: a search for a seller, or an order that runs, in its row.',
    'Say the time in figures within the large one and beside the small one. Use `warning` once the person has to act.',
    'Do not use it for how much of a task is done: that is a `Progress`.',
  ),
  'Feedback/Announcer': g(
    'For a change that sighted people see and others would miss.',
    'Write a short sentence, once the change has happened.',
    'Do not announce what has the focus: screen readers read it anyway.',
  ),
  'Feedback/Empty': g(
    'For a list without entries, or a screen that could not load.',
    'Say what will appear here, offer the one next step, and choose the picture of what is missing.',
    'Do not leave a blank area, do not blame the person, and keep glyphs for failures.',
  ),
  'Feedback/NoticeBar': g(
    'For one line of news above a screen.',
    'Let people close what they have read.',
    'Do not use it for the result of an action. That is a toast.',
  ),
  'Feedback/PopupCard': g(
    'For a message that stays until it was read, such as money that arrived.',
    'Say what happened in the title, and link to it.',
    'Do not cover an amount or a control with it.',
  ),
  'Feedback/Progress': g(
    'For a task that takes more than a few seconds.',
    'Say how far it is in words too: "3 of 5 files".',
    'Do not use it for steps with names. That is `OrderProgress`.',
  ),
  'Feedback/PullToRefresh': g(
    'For lists and balances that people want to be current.',
    'Resolve the promise when the new data is on the screen.',
    'Do not use it in a sheet: a pull closes the sheet.',
  ),
  'Feedback/Result': g(
    'For the outcome of an action that fills a screen.',
    'If it failed, say first whether money moved. Give a success its `amount` with its sign, and draw the tick only for what the person sees happen.',
    'Do not use it while the outcome is unknown: use `pending`.',
  ),
  'Feedback/Skeleton': g(
    'For content that loads, in its layout.',
    'Give it the size of the content, so that nothing jumps.',
    'Do not use it for buttons and texts that are known.',
  ),
  'Feedback/Spinner': g(
    'For a short wait in a small place, such as a button.',
    'Give it a label where nothing else says what people wait for.',
    'Do not fill a screen with it. That is a skeleton.',
  ),
  'Feedback/UiHost': g(
    'Once in every app, first inside the `UiProvider`.',
    'Render it before the screens, so that early calls show.',
    'Do not render two: each call would show twice.',
  ),
  'Feedback/toast': g(
    'For the result of an action that needs no answer.',
    'Write one sentence that makes sense without the screen.',
    'Do not put an error into it that asks people to do something.',
  ),
  'Foundations/UiProvider': g(
    'Once around every app.',
    'Keep `messages` stable between renders.',
    'Do not nest two, unless a part has another language.',
  ),
  'Layout/Card': g(
    'For one topic on a screen.',
    'Give it a title where there are several.',
    'Do not put a card into a card.',
  ),
  'Layout/Details': g(
    'For facts before a confirmation, and for the parts of a receipt.',
    'Put the fact that people check first to the top.',
    'Do not put controls into it. That is a `List`.',
  ),
  'Layout/Divider': g(
    'Between two ways to do something, with "or".',
    'Keep the word short.',
    'Do not use it between rows: lists have their own lines.',
  ),
  'Layout/List': g(
    'For rows of the same kind: settings, coins, bills.',
    'Make the whole row the target.',
    'Do not put two targets into a row.',
  ),
  'Layout/Stack': g(
    'For children at one distance, below each other or side by side.',
    'Use a step of the scale as `gap`.',
    'Do not use it for rows with lines. That is a `List`.',
  ),
  'Navigation/CardSwiper': g(
    'For a few cards of which one is enough, such as offers.',
    'Let the next card peek in, so that people see that there are more.',
    'Do not hide something there that people must see.',
  ),
  'Navigation/GridNav': g(
    'For a menu of services, or for a filter with icons.',
    'Use words of one line.',
    'Do not show a service that is closed.',
  ),
  'Navigation/NavBar': g(
    'At the top of every screen.',
    'Let `onBack` go one step back, also inside a form.',
    'Do not put more than two actions there.',
  ),
  'Navigation/PageTransition': g(
    'Around the pages of a router.',
    'Pass the kind of the move: `forward`, `back` or `fade`.',
    'Do not put the tab bar inside: it would move with the page.',
  ),
  'Navigation/SegmentedControl': g(
    'For two to five short options that change what is below.',
    'Use words of similar length.',
    'Do not use it to leave the screen. Those are `Tabs` or links.',
  ),
  'Navigation/TabBar': g(
    'For the three to five main screens.',
    'Keep the same items on every screen that has it.',
    'Do not use it inside a flow of steps.',
  ),
  'Navigation/Tabs': g(
    'For panels of one screen that people change between.',
    'Use `lazy` where a panel asks the server.',
    'Do not hide a step of a form in a tab.',
  ),
  'Overlays/ActionSheet': g(
    'For a choice of actions about one thing.',
    'Put what cannot be undone last, as `danger`.',
    'Do not use it for a setting with many values. That is a `PickerSheet`.',
  ),
  'Overlays/Drawer': g(
    'For a part of a task that keeps its page in view, such as a confirmation.',
    'Show amount, receiver and total without scrolling.',
    'Do not open one from another, except for a choice.',
  ),
  'Overlays/LockScreen': g(
    'When the owner has to prove that they are there.',
    'Show the anti-phishing code.',
    'Do not rely on it for protection: your server decides.',
  ),
  'Overlays/PictureViewer': g(
    'For pictures that people need to read: proofs, documents.',
    'Give each picture a text.',
    'Do not use it for decoration.',
  ),
  'Overlays/dialog': g(
    'For a question that people must answer before they go on.',
    'Ask in the title, and repeat the verb on the button.',
    'Do not use it for news. That is a toast or a `PopupCard`.',
  ),
};
