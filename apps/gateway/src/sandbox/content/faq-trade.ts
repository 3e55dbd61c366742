import { question, type Seed } from './Seed.ts';

/** Questions about secured trades and appeals. */
export const TRADE_QUESTIONS: readonly Seed[] = [
  question(
    'trade',
    'escrow',
    `# Why do the coins wait in escrow?

The seller’s coins are set aside before anybody pays. Once the order is marked as paid, only three things can happen:

- The seller releases them to the buyer.
- Both sides agree to cancel.
- Our staff decides from the proof of both sides.

No timer releases or returns them after that.`,
    `# 为什么币要先由平台托管？

买家付款之前，卖家的币已经被锁定。订单标记为已付款后，只会出现三种结果：

- 卖家把币放给买家。
- 双方同意取消。
- 我们的客服根据双方的凭证裁决。

此后不会因为超时而自动放币或退币。`,
    `# 為甚麼幣要先由平台託管？

買家付款之前，賣家的幣已經被鎖定。訂單標記為已付款後，只會出現三種結果：

- 賣家把幣放給買家。
- 雙方同意取消。
- 我們的職員根據雙方的憑證裁決。

此後不會因為逾時而自動放幣或退幣。`,
  ),
  question(
    'trade',
    'pay-deadline',
    `# How long do I have to pay?

The order shows the time that is left. It depends on the way to pay: a bank transfer has longer than an instant method.

Shortly before the end you can extend it once. An order that nobody marked as paid expires by itself. **Do not pay for an expired order.**`,
    `# 我有多长时间付款？

订单会显示剩余时间。时间取决于付款方式：银行转账比即时到账的方式更长。

临近结束时，您可以延长一次。没有标记为已付款的订单会自动过期。**请不要为已过期的订单付款。**`,
    `# 我有多少時間付款？

訂單會顯示剩餘時間。時間視乎付款方式：銀行轉賬比即時到賬的方式更長。

臨近結束時，你可以延長一次。沒有標記為已付款的訂單會自動過期。**請不要為已過期的訂單付款。**`,
  ),
  question(
    'trade',
    'payer-account',
    `# Which account may I pay from?

Pay from an account in your own verified name. The seller compares the payer’s name before they release the coins. If another name pays, the seller can stop the release and open an appeal.`,
    `# 我可以用哪个账户付款？

请使用您本人实名的账户付款。卖家放币前会核对付款人姓名。如果付款人是别人，卖家可以停止放币并发起申诉。`,
    `# 我可以用哪個帳戶付款？

請使用你本人實名的帳戶付款。賣家放幣前會核對付款人姓名。如果付款人是別人，賣家可以停止放幣並提出申訴。`,
  ),
  question(
    'trade',
    'payment-proof',
    `# What is proof of payment?

A picture from your bank or payment app that shows the amount, the time, and the names of payer and payee. You add it when you mark the order as paid. The seller sees it, and so does our staff if there is an appeal.`,
    `# 什么是付款凭证？

付款凭证是您的银行或支付应用的截图，显示金额、时间以及付款人和收款人的姓名。您在标记已付款时上传。卖家可以看到；如有申诉，我们的客服也会查看。`,
    `# 甚麼是付款憑證？

付款憑證是你的銀行或付款程式的截圖，顯示金額、時間以及付款人和收款人的姓名。你在標記已付款時上載。賣家可以看到；如有申訴，我們的職員也會查看。`,
  ),
  question(
    'trade',
    'before-release',
    `# What do I check before I release coins?

1. Open your bank or payment app yourself. Do not trust a picture or a message.
2. The full amount has arrived, and it is not pending.
3. The payer’s name is the one on the order.

A release is final. If something differs, do not release, and open an appeal.`,
    `# 放币之前我要核对什么？

1. 自己打开银行或支付应用查看，不要只看截图或短信。
2. 全部金额已经到账，而不是处理中。
3. 付款人姓名与订单一致。

放币后无法撤回。如有不符，请不要放币，并发起申诉。`,
    `# 放幣之前我要核對甚麼？

1. 自己打開銀行或付款程式查看，不要只看截圖或短訊。
2. 全部金額已經到賬，而不是處理中。
3. 付款人姓名與訂單一致。

放幣後無法撤回。如有不符，請不要放幣，並提出申訴。`,
  ),
  question(
    'trade',
    'trade-price',
    `# Where does the price come from?

One price holds for both sides: that of the selling side. The button shows exactly what you pay. A price that you saw holds for a short time; if it has changed since, we show the new one before anything happens. Buying and selling have no fee.`,
    `# 价格是怎么来的？

买卖双方使用同一个价格，即卖方的价格。按钮上显示的就是您要付的金额。您看到的价格会保留一小段时间；如果已经变化，我们会先显示新价格。买币和卖币不收手续费。`,
    `# 價格是怎樣來的？

買賣雙方使用同一個價格，即賣方的價格。按鈕上顯示的就是你要付的金額。你看到的價格會保留一小段時間；如果已經變化，我們會先顯示新價格。買幣和賣幣不收手續費。`,
  ),
  question(
    'trade',
    'cancel-limit',
    `# How often can I cancel?

A few cancellations a day are free. After that, buying or selling pauses for a while, and the pause grows with each one. The screen says how many are left. After you marked an order as paid, you cannot cancel it alone: ask the other side to agree.`,
    `# 我可以取消几次？

每天有几次取消不受影响。超过之后，买币或卖币会暂停一段时间，并且逐次变长。页面会显示剩余次数。标记已付款之后，您不能单方面取消，需要对方同意。`,
    `# 我可以取消多少次？

每天有幾次取消不受影響。超過之後，買幣或賣幣會暫停一段時間，並且逐次變長。頁面會顯示剩餘次數。標記已付款之後，你不能單方面取消，需要對方同意。`,
  ),
  question(
    'trade',
    'bought-coins',
    `# Why can I not withdraw coins that I just bought?

At lower verification levels, coins from a purchase stay in the wallet for a time. It protects you and others against stolen bank accounts. Until then you cannot send, pay, withdraw or sell them. Your [levels](/kyc) say from which level on this ends.`,
    `# 为什么刚买的币不能提出？

认证等级较低时，买入的币会在钱包中停留一段时间，以防有人使用被盗的银行账户。在此期间，这些币不能转账、付款、提币或卖出。[认证等级](/kyc)页面会说明从哪一级起没有此限制。`,
    `# 為甚麼剛買的幣不能提出？

認證等級較低時，買入的幣會在錢包中停留一段時間，以防有人使用被盜的銀行帳戶。在此期間，這些幣不能轉賬、付款、提幣或賣出。[認證等級](/kyc)頁面會說明從哪一級起沒有此限制。`,
  ),
  question(
    'appeal',
    'appeal-when',
    `# When can I open an appeal?

Once the order is marked as paid and some time has passed without a release, the order offers an appeal. Say what happened and add pictures. The coins stay in escrow until the appeal ends.`,
    `# 什么时候可以申诉？

订单标记为已付款、并且一段时间内没有放币时，订单页会出现申诉。请说明情况并附上图片。申诉结束之前，币一直由平台托管。`,
    `# 甚麼時候可以申訴？

訂單標記為已付款、並且一段時間內沒有放幣時，訂單頁會出現申訴。請說明情況並附上圖片。申訴結束之前，幣一直由平台託管。`,
  ),
  question(
    'appeal',
    'appeal-decision',
    `# Who decides an appeal?

First the two of you: the other side can agree, or you can take the appeal back. If nobody moves, our staff decides from what both sides sent: release, refund, or a split. Both read the reason. A decision of staff is final.`,
    `# 申诉由谁裁决？

首先由双方解决：对方可以同意，您也可以撤回申诉。如果没有进展，我们的客服会根据双方提交的材料裁决：放币、退币或分配。双方都能看到理由。客服的裁决是最终结果。`,
    `# 申訴由誰裁決？

首先由雙方解決：對方可以同意，你也可以撤回申訴。如果沒有進展，我們的職員會根據雙方提交的資料裁決：放幣、退幣或分配。雙方都能看到理由。職員的裁決是最終結果。`,
  ),
  question(
    'appeal',
    'late-appeal',
    `# Can I appeal after an order has ended?

Yes, once, and only for a limited time, which the order shows. It needs a picture of the payment. Coins may be set aside again while staff looks at it. After a decision of staff there is no second appeal.`,
    `# 订单结束后还能申诉吗？

可以，但只有一次，并且只在订单页显示的期限内。您需要提供付款的图片。客服查看期间，相应的币可能会再次被锁定。客服裁决之后不能再次申诉。`,
    `# 訂單結束後還能申訴嗎？

可以，但只有一次，並且只在訂單頁顯示的期限內。你需要提供付款的圖片。職員查看期間，相應的幣可能會再次被鎖定。職員裁決之後不能再次申訴。`,
  ),
];
