import type { PageCode } from '@ezwallet/api-client/contract';
import type { ContentLanguage } from './content-kinds.ts';

/** Documents that members look for before they trust a wallet with money. */
export const NEEDED_DOCUMENTS = ['terms', 'privacy'] as const satisfies readonly PageCode[];

/** A text to begin with. The house that runs the wallet adapts it to its law, and publishes it. */
interface DocumentDraft {
  readonly code: (typeof NEEDED_DOCUMENTS)[number];
  readonly kind: 'page';
  readonly texts: Readonly<Record<ContentLanguage, string>>;
}

/** Drafts of the documents: rules of this wallet as its code has them, without names and places of whoever runs it. */
export const DOCUMENT_DRAFTS: readonly DocumentDraft[] = [
  {
    code: 'terms',
    kind: 'page',
    texts: {
      en: `# Terms of service

## Your account

One account per person. Keep your login and payment passwords private: anyone who has them can send your money. We never ask for them.

## Transfers

Transfers to a user number are instant and final. Withdrawals to an address are final once the network confirms them. Check the recipient and network before you confirm.

## Secured trades

The seller’s coins wait in escrow. Pay from an account in your own name, and release only after the full amount has arrived. Our staff decides appeals, and its decision is final.

## Fees and limits

We show every fee before you enter your payment password. Daily limits depend on your verification level. Sending pauses for a time after changes of your security.

## Identity verification

The law may require us to verify your identity. The [privacy notice](/about?page=privacy) says how we treat your documents.

## Restrictions

We may restrict an account to protect people or when an authority requires it. We will tell you when we do.

## Risk

Prices of digital assets can change quickly. Nothing in this wallet is advice to buy or sell.`,
      zh_CN: `# 服务条款

## 您的账户

每人只能拥有一个账户。请妥善保管登录密码和支付密码：知道密码的人可以转走您的资金。我们绝不会向您索取密码。

## 转账

转账至用户编号即时到账，无法撤回。提币至地址在网络确认后不可撤销。请在确认前核对收款人和网络。

## 担保交易

卖家的币由平台托管。请使用本人名下的账户付款，并在全部金额到账之后才放币。申诉由我们的客服裁决，裁决为最终结果。

## 手续费与限额

所有手续费都会在您输入支付密码前显示。每日限额取决于您的认证等级。更改安全设置后，转出会暂停一段时间。

## 身份认证

法律可能要求我们核实您的身份。[隐私说明](/about?page=privacy)介绍我们如何处理您的证件。

## 账户限制

为保护账户持有人或他人，或应主管机关要求，我们可能会限制账户。届时我们会通知您。

## 风险

数字资产的价格可能急剧波动。本钱包的任何内容均不构成买卖建议。`,
      zh_HK: `# 服務條款

## 你的帳戶

每人只可擁有一個帳戶。請妥善保管登入密碼及支付密碼：知道密碼的人可以轉走你的資金。我們絕不會向你索取密碼。

## 轉賬

轉賬至用戶編號即時到賬，無法撤回。提幣至地址在網絡確認後不可撤銷。請在確認前核對收款人與網絡。

## 擔保交易

賣家的幣由平台託管。請使用本人名下的帳戶付款，並在全部金額到賬之後才放幣。申訴由我們的職員裁決，裁決為最終結果。

## 手續費與限額

所有手續費均會在你輸入支付密碼前顯示。每日限額視乎你的認證等級而定。更改安全設定後，轉出會暫停一段時間。

## 身份認證

法例可能要求我們核實你的身份。[私隱說明](/about?page=privacy)介紹我們如何處理你的證件。

## 帳戶限制

為保障帳戶持有人或他人，或應主管機關要求，我們可能會限制帳戶。屆時我們會通知你。

## 風險

數碼資產的價格可能急劇波動。本錢包的任何內容均不構成買賣建議。`,
    },
  },
  {
    code: 'privacy',
    kind: 'page',
    texts: {
      en: `# Privacy notice

## What we keep

Your phone or e-mail, your payments and orders, the devices that sign in, and what you send us to verify you. We keep passwords only as hashes, which nobody can turn back.

## What others see

Another member sees your nickname, and a part of your real name where you trade. Each side of an order sees the payment account that the order needs.

## Documents

Each document is encrypted with a key of its own, and only reviewers open it. We delete what is not used or not accepted.

## Your device

The wallet keeps your settings on the device. It has no trackers and no advertising, and loads nothing from others.

## Messages

Messages that are not about security can be switched off under [message settings](/notification/sms).`,
      zh_CN: `# 隐私说明

## 我们保存的信息

您的手机号或邮箱、付款和订单、登录的设备，以及您为身份认证提交的资料。密码只以哈希形式保存，任何人都无法还原。

## 其他人能看到的信息

其他成员可以看到您的昵称，交易时可以看到您真实姓名的一部分。订单双方可以看到该订单所需的收付款账户。

## 证件

每份证件都用单独的密钥加密，只有审核人员可以打开。没有使用或没有通过的证件会被删除。

## 您的设备

钱包在设备上保存您的设置。没有跟踪器，没有广告，也不加载任何第三方内容。

## 消息

与安全无关的消息可以在[消息设置](/notification/sms)中关闭。`,
      zh_HK: `# 私隱說明

## 我們保存的資料

你的電話號碼或電郵、付款和訂單、登入的裝置，以及你為身份認證提交的資料。密碼只以雜湊形式保存，任何人都無法還原。

## 其他人能看到的資料

其他成員可以看到你的暱稱，交易時可以看到你真實姓名的一部分。訂單雙方可以看到該訂單所需的收付款帳戶。

## 證件

每份證件都用獨立的密鑰加密，只有審核人員可以打開。沒有使用或沒有通過的證件會被刪除。

## 你的裝置

錢包在裝置上保存你的設定。沒有追蹤器，沒有廣告，也不載入任何第三方內容。

## 訊息

與安全無關的訊息可以在[訊息設定](/notification/sms)中關閉。`,
    },
  },
];
