import { question, type Seed } from './Seed.ts';

/** Questions about deposits, withdrawals, transfers, payments and coupons. */
export const MONEY_QUESTIONS: readonly Seed[] = [
  question(
    'money',
    'deposit-time',
    `# When can I use a deposit?

We show a deposit as soon as the network has it. You can use it after the number of confirmations that the [deposit](/recharge) screen names. How long that takes depends on the network.`,
    `# 充值多久可以使用？

网络收到后，我们就会显示这笔充值。达到[充值](/recharge)页面所示的确认数之后即可使用。所需时间取决于网络。`,
    `# 充值多久可以使用？

網絡收到後，我們就會顯示這筆充值。達到[充值](/recharge)頁面所示的確認數之後即可使用。所需時間視乎網絡。`,
  ),
  question(
    'money',
    'deposit-network',
    `# Which network do I choose for a deposit?

The same one that you send over. Each address belongs to one network, and some look alike. Coins that go over another network may be lost. Send a small amount first, and at least the minimum that the screen shows.`,
    `# 充值应该选哪个网络？

请选择与转出时相同的网络。每个地址只属于一个网络，有些地址看起来很像。通过其他网络转入的币可能会丢失。建议先转一小笔，并且不低于页面显示的最低金额。`,
    `# 充值應該選哪個網絡？

請選擇與轉出時相同的網絡。每個地址只屬於一個網絡，有些地址看起來很像。經其他網絡轉入的幣可能會遺失。建議先轉一小筆，並且不低於頁面顯示的最低金額。`,
  ),
  question(
    'money',
    'withdrawal-fee',
    `# How is the withdrawal fee set?

Each network has a fixed fee, whatever the amount is. You see it before you confirm, and you can choose whether it comes on top or out of the amount. A coupon for withdrawals takes its place. If a withdrawal is refused, you get the fee back too.`,
    `# 提币手续费怎么算？

每个网络收取固定的手续费，与金额无关。确认之前您会看到手续费，并可选择另外支付或从金额中扣除。提币优惠券可以免去手续费。如果提币被拒绝，手续费也会退还。`,
    `# 提幣手續費怎樣計算？

每個網絡收取固定的手續費，與金額無關。確認之前你會看到手續費，並可選擇另外支付或從金額中扣除。提幣優惠券可以免去手續費。如果提幣被拒絕，手續費也會退還。`,
  ),
  question(
    'money',
    'withdrawal-review',
    `# Why is my withdrawal in review?

Our staff looks at larger withdrawals, and at smaller ones to an address that you have not paid before. The money is set aside meanwhile. If we refuse it, you get everything back and read the reason.`,
    `# 为什么我的提币在审核？

金额较大的提币，以及转往您从未付过的地址的提币，会由我们的客服审核。在此期间，这笔资金会被锁定。如果被拒绝，资金会全部退回，您也会看到理由。`,
    `# 為甚麼我的提幣在審核？

金額較大的提幣，以及轉往你從未付過的地址的提幣，會由我們的職員審核。在此期間，這筆資金會被鎖定。如果被拒絕，資金會全部退回，你也會看到理由。`,
  ),
  question(
    'transfer',
    'transfer-final',
    `# Can I take back a transfer?

No. A transfer to a member is free, arrives at once and is final. Check the name and user number before you confirm. If you sent to the wrong member, only that member can send it back.`,
    `# 转账可以撤回吗？

不可以。转账给其他成员免费、即时到账，并且无法撤回。确认之前请核对姓名和用户编号。如果转错了人，只有对方可以转回给您。`,
    `# 轉賬可以撤回嗎？

不可以。轉賬給其他成員免費、即時到賬，並且無法撤回。確認之前請核對姓名和用戶編號。如果轉錯了人，只有對方可以轉回給你。`,
  ),
  question(
    'transfer',
    'payment-code',
    `# How do I get paid with a code?

Open [My code](/paymentQrcode) and let the other person scan it. A code without an amount works again and again. A code with an amount works once and expires soon. Nobody can take money from you with it.`,
    `# 怎样用收款码收款？

打开[我的收款码](/paymentQrcode)，让对方扫描即可。不含金额的收款码可以反复使用。含金额的收款码只能使用一次，并且很快过期。别人不能用它拿走您的钱。`,
    `# 怎樣用收款碼收款？

打開[我的收款碼](/paymentQrcode)，讓對方掃描即可。不含金額的收款碼可以重複使用。含金額的收款碼只能使用一次，並且很快過期。別人不能用它拿走你的錢。`,
  ),
  question(
    'transfer',
    'user-number',
    `# What is my user number?

Your user number is your address inside the wallet: short, and without your phone or e-mail. Others send money to you by it. You find it under [Mine](/?tab=mine), and in your code.`,
    `# 什么是用户编号？

用户编号是您在钱包内的地址：简短，并且不含您的手机号或邮箱。别人可以用它向您转账。您可以在[我的](/?tab=mine)页面和收款码中找到。`,
    `# 甚麼是用戶編號？

用戶編號是你在錢包內的地址：簡短，並且不含你的電話號碼或電郵。別人可以用它向你轉賬。你可以在[我的](/?tab=mine)頁面和收款碼中找到。`,
  ),
  question(
    'coupons',
    'coupon-use',
    `# How do coupons work?

A coupon raises what you get from a purchase or a sale, or takes the place of a withdrawal fee. One order takes one coupon, and we choose the best one that fits. It is set aside with the order. If the order fails, you get it back, unless its time is over. Your [coupons](/voucher) show what each one needs.`,
    `# 优惠券怎么用？

优惠券可以增加您买币或卖币所得，或者免去提币手续费。每笔订单使用一张，我们会选出最合适的一张。下单时优惠券会被锁定。如果订单没有完成，优惠券会退还给您，除非已过有效期。[优惠券](/voucher)页面会说明每张的使用条件。`,
    `# 優惠券怎樣用？

優惠券可以增加你買幣或賣幣所得，或者免去提幣手續費。每筆訂單使用一張，我們會選出最合適的一張。下單時優惠券會被鎖定。如果訂單沒有完成，優惠券會退還給你，除非已過有效期。[優惠券](/voucher)頁面會說明每張的使用條件。`,
  ),
];
