import { question, type Seed } from './Seed.ts';

/** Questions about the account: first steps, security and identity. */
export const ACCOUNT_QUESTIONS: readonly Seed[] = [
  question(
    'start',
    'first-steps',
    `# What do I need before my first payment?

1. Set a [payment password](/paymentpass). You confirm each payment with it.
2. [Verify your identity](/kyc). Higher levels have higher limits.
3. Make a [deposit](/recharge), or [buy coins](/cardRecharge) from another member.`,
    `# 第一次付款前需要做什么？

1. 设置[支付密码](/paymentpass)，每次付款都用它确认。
2. 完成[身份认证](/kyc)，等级越高，限额越高。
3. [充值](/recharge)，或者向其他成员[买币](/cardRecharge)。`,
    `# 第一次付款前需要做甚麼？

1. 設定[支付密碼](/paymentpass)，每次付款都用它確認。
2. 完成[身份認證](/kyc)，等級越高，限額越高。
3. [充值](/recharge)，或者向其他成員[買幣](/cardRecharge)。`,
  ),
  question(
    'start',
    'what-is-ez',
    `# What is EZ?

EZ is a unit in which we show totals. 1 EZ is worth 1 USDT. It is no coin: you cannot send or trade it. You can show totals in USDT or CNY instead.`,
    `# 什么是 EZ？

EZ 是我们显示总额时使用的单位，1 EZ 等值于 1 USDT。它不是一种币，不能转账或交易。您也可以改用 USDT 或 CNY 显示总额。`,
    `# 甚麼是 EZ？

EZ 是我們顯示總額時使用的單位，1 EZ 等值於 1 USDT。它不是一種幣，不能轉賬或交易。你也可以改用 USDT 或 CNY 顯示總額。`,
  ),
  question(
    'security',
    'security-hold',
    `# Why can I not send money after a change?

After a change of a password, phone or e-mail, and after you switch off the authenticator or the address whitelist, sending pauses for a time. A thief who changes them cannot take the money at once. The screens that are paused say when it ends, and whether a proof can end it sooner. Money can still arrive.`,
    `# 为什么更改设置后不能转出？

更改密码、手机或邮箱之后，以及关闭身份验证器或地址白名单之后，转出会暂停一段时间。这样，即使有人盗改了设置，也不能马上拿走资金。受影响的页面会显示暂停何时结束，以及能否通过验证提前结束。资金仍然可以转入。`,
    `# 為甚麼更改設定後不能轉出？

更改密碼、電話或電郵之後，以及關閉驗證器或地址白名單之後，轉出會暫停一段時間。這樣，即使有人盜改了設定，也不能馬上拿走資金。受影響的頁面會顯示暫停何時結束，以及能否透過驗證提前結束。資金仍然可以轉入。`,
  ),
  question(
    'security',
    'address-whitelist',
    `# What does the address whitelist do?

While it is on, withdrawals go only to addresses in your [address book](/address). A new address has to wait before it can be used. So somebody who gets into your account cannot send coins to an address of their own.`,
    `# 地址白名单有什么用？

开启后，提币只能转往您的[地址簿](/address)中的地址。新地址要等待一段时间才能使用。这样，即使有人进入您的账户，也不能把币转到他自己的地址。`,
    `# 地址白名單有甚麼用？

開啟後，提幣只能轉往你的[地址簿](/address)中的地址。新地址要等待一段時間才能使用。這樣，即使有人進入你的帳戶，也不能把幣轉到他自己的地址。`,
  ),
  question(
    'security',
    'lost-factor',
    `# I lost my phone, mailbox or authenticator. What now?

Ask for a [replacement](/recovery). It takes effect after a wait, and we tell you by every channel that we have. If it was not you, the link in that message stops it. Recovery codes of the authenticator work without a wait.`,
    `# 手机、邮箱或身份验证器丢失了怎么办？

请申请[更换](/recovery)。申请要等待一段时间才会生效，我们会通过所有渠道通知您。如果不是您本人的操作，消息中的链接可以阻止。身份验证器的恢复码无需等待。`,
    `# 電話、電郵或驗證器遺失了怎麼辦？

請申請[更換](/recovery)。申請要等待一段時間才會生效，我們會經所有渠道通知你。如果不是你本人的操作，訊息中的連結可以阻止。驗證器的復原碼無需等待。`,
  ),
  question(
    'security',
    'real-messages',
    `# How do I know that a message is from us?

Set an [anti-phishing code](/antiphishing). Our e-mails and SMS then carry it. A message without your code is not from us. We never ask for a password or for a code that we sent you.`,
    `# 怎样确认消息是官方发出的？

请设置[防钓鱼码](/antiphishing)。此后我们的邮件和短信都会带上它。没有防钓鱼码的消息不是我们发出的。我们绝不会向您索取密码或验证码。`,
    `# 怎樣確認訊息是官方發出的？

請設定[防釣魚碼](/antiphishing)。此後我們的電郵和短訊都會帶上它。沒有防釣魚碼的訊息不是我們發出的。我們絕不會向你索取密碼或驗證碼。`,
  ),
  question(
    'security',
    'freeze-account',
    `# Somebody is in my account. What do I do?

[Freeze it](/account/block), or use the link in one of our messages. Every device is signed out, and no money leaves. Only our staff opens the account again, after a look at who you are. Money can still arrive.`,
    `# 有人进入了我的账户，怎么办？

请[冻结账户](/account/block)，或使用我们消息中的链接。所有设备会退出登录，资金不能转出。只有我们的客服在核实您的身份之后才能解冻。资金仍然可以转入。`,
    `# 有人進入了我的帳戶，怎麼辦？

請[凍結帳戶](/account/block)，或使用我們訊息中的連結。所有裝置會登出，資金不能轉出。只有我們的職員在核實你的身份之後才能解凍。資金仍然可以轉入。`,
  ),
  question(
    'identity',
    'verification-levels',
    `# What do the verification levels change?

Each level raises what you can withdraw, transfer and trade in a day. Your [levels](/kyc) show the limits of each and what it needs: facts about you, documents, a short video, and for the highest the source of your funds.`,
    `# 认证等级有什么不同？

等级越高，您每天可以提币、转账和交易的金额越高。[认证等级](/kyc)页面会显示每一级的限额和要求：个人信息、证件、一段短视频，最高一级还需要资金来源。`,
    `# 認證等級有甚麼不同？

等級越高，你每天可以提幣、轉賬和交易的金額越高。[認證等級](/kyc)頁面會顯示每一級的限額和要求：個人資料、證件、一段短片，最高一級還需要資金來源。`,
  ),
  question(
    'identity',
    'documents',
    `# What happens to my documents?

We encrypt each one with a key of its own, and use it only to verify you. Only reviewers see it. We delete what was not used or not accepted, and the rest when its time is over.`,
    `# 我的证件会怎样处理？

我们用单独的密钥加密每份文件，并且只用于验证您的身份。只有审核人员可以查看。没有使用或没有通过的文件会被删除，其余的到期后删除。`,
    `# 我的證件會怎樣處理？

我們用獨立的密鑰加密每份文件，並且只用於驗證你的身份。只有審核人員可以查看。沒有使用或沒有通過的文件會被刪除，其餘的到期後刪除。`,
  ),
];
