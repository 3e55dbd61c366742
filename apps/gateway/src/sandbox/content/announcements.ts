import type { Seed } from './Seed.ts';

const BANNER = { width: 150, height: 64, x: 104, y: 34 } as const;

/** Notices, moving lines, a pop notice and banners of the sandbox. */
export const ANNOUNCEMENTS: readonly Seed[] = [
  {
    code: 'sandbox',
    kind: 'notice',
    isPinned: true,
    texts: {
      en: `# This is a sandbox

Nothing here is real: not the coins, not the bank accounts, not the other members. Try everything that the wallet can do.

- The sandbox page sends test coins to any user number, and shows the codes that you would get by SMS or e-mail.
- Scripted members buy and sell with you.
- The clock of the sandbox can skip ahead, so that you see how an order goes on.`,
      zh_CN: `# 这是沙盒环境

这里的币、银行账户和其他成员都不是真实的。您可以放心试用钱包的所有功能。

- 沙盒页面可以向任何用户编号发送测试币，并显示您本应通过短信或邮件收到的验证码。
- 模拟成员会与您买卖。
- 沙盒的时钟可以快进，方便您查看订单的后续进展。`,
      zh_HK: `# 這是沙盒環境

這裏的幣、銀行帳戶和其他成員都不是真實的。你可以放心試用錢包的所有功能。

- 沙盒頁面可以向任何用戶編號發送測試幣，並顯示你本應經短訊或電郵收到的驗證碼。
- 模擬成員會與你買賣。
- 沙盒的時鐘可以快轉，方便你查看訂單的後續進展。`,
    },
  },
  {
    code: 'late-appeals',
    kind: 'notice',
    texts: {
      en: `# Appeals after an order has ended

You paid, and the order expired before you marked it? You can now open an appeal for a limited time after an order has ended. It needs a picture of the payment. [Read how it works](/faq#late-appeal), or look at your [orders](/sellOrderList).`,
      zh_CN: `# 订单结束后也可以申诉

您已经付款，但订单在标记之前过期了？现在，订单结束后的一段时间内您仍可申诉，需要提供付款的图片。[了解详情](/faq#late-appeal)，或查看您的[订单](/sellOrderList)。`,
      zh_HK: `# 訂單結束後也可以申訴

你已經付款，但訂單在標記之前過期了？現在，訂單結束後的一段時間內你仍可申訴，需要提供付款的圖片。[了解詳情](/faq#late-appeal)，或查看你的[訂單](/sellOrderList)。`,
    },
  },
  {
    code: 'inbox-opens',
    kind: 'notice',
    texts: {
      en: `# All your messages in one place

The [inbox](/siteMsg) keeps what happened to your money, orders and account for 180 days. The bell on Home leads there. You choose under [message settings](/notification/sms) what also comes by SMS and e-mail.`,
      zh_CN: `# 所有消息集中在一处

[收件箱](/siteMsg)会保存 180 天内与您的资金、订单和账户有关的消息。点击首页的铃铛即可查看。您可以在[消息设置](/notification/sms)中选择哪些消息也通过短信和邮件发送。`,
      zh_HK: `# 所有訊息集中在一處

[收件箱](/siteMsg)會保存 180 天內與你的資金、訂單和帳戶有關的訊息。按首頁的鈴鐺即可查看。你可以在[訊息設定](/notification/sms)中選擇哪些訊息也經短訊和電郵發送。`,
    },
  },
  {
    code: 'sandbox-line',
    kind: 'marquee',
    texts: {
      en: `# This is a sandbox. Nothing here is real.\n[Read more](/notice?id=sandbox)`,
      zh_CN: `# 这是沙盒环境，一切都不是真实的\n[了解详情](/notice?id=sandbox)`,
      zh_HK: `# 這是沙盒環境，一切都不是真實的\n[了解詳情](/notice?id=sandbox)`,
    },
  },
  {
    code: 'lock-twice',
    kind: 'popNotice',
    art: { thing: 'shield', width: 358, height: 132, x: 179, y: 68, grow: 1.7 },
    texts: {
      en: `# Lock your wallet twice

With an authenticator, a stolen password is not enough. To set one up takes a minute.

[Set up authenticator](/ga/auth)`,
      zh_CN: `# 为钱包加第二把锁

开启身份验证器后，仅凭被盗的密码无法进入您的账户。设置只需一分钟。

[设置身份验证器](/ga/auth)`,
      zh_HK: `# 為錢包加第二把鎖

開啟驗證器後，單憑被盜的密碼無法進入你的帳戶。設定只需一分鐘。

[設定驗證器](/ga/auth)`,
    },
  },
  {
    code: 'secured-trade',
    kind: 'banner',
    place: 'banner',
    art: { thing: 'vault', ...BANNER },
    texts: {
      en: `# Buy coins without trust\nThe seller’s coins wait in escrow until you have paid.\n[Buy](/cardRecharge)`,
      zh_CN: `# 无需信任，放心买币\n付款完成之前，卖家的币由平台托管。\n[买币](/cardRecharge)`,
      zh_HK: `# 無需信任，安心買幣\n付款完成之前，賣家的幣由平台託管。\n[買幣](/cardRecharge)`,
    },
  },
  {
    code: 'higher-limits',
    kind: 'banner',
    place: 'banner',
    art: { thing: 'face', ...BANNER },
    texts: {
      en: `# More room for your money\nEach verification level raises your limits.\n[Verify](/kyc)`,
      zh_CN: `# 更高的资金限额\n每提升一级认证，限额就会提高。\n[去认证](/kyc)`,
      zh_HK: `# 更高的資金限額\n每提升一級認證，限額就會提高。\n[去認證](/kyc)`,
    },
  },
  {
    code: 'security-check',
    kind: 'banner',
    place: 'banner',
    art: { thing: 'shield', ...BANNER },
    texts: {
      en: `# How safe is your account?\nThe security centre shows what is left to do.\n[Look](/security)`,
      zh_CN: `# 您的账户有多安全？\n安全中心会显示还可以做什么。\n[查看](/security)`,
      zh_HK: `# 你的帳戶有多安全？\n安全中心會顯示還可以做甚麼。\n[查看](/security)`,
    },
  },
  {
    code: 'price-and-trade',
    kind: 'banner',
    place: 'banner1',
    art: { thing: 'shield', ...BANNER },
    texts: {
      en: `# Seen a good price?\nBuy and sell with the coins in escrow.\n[Buy](/cardRecharge)`,
      zh_CN: `# 看到合适的价格了吗？\n币由平台托管，安心买卖。\n[去买币](/cardRecharge)`,
      zh_HK: `# 看到合適的價格？\n幣由平台託管，安心買賣。\n[去買幣](/cardRecharge)`,
    },
  },
  {
    code: 'bring-friends',
    kind: 'banner',
    place: 'activity-list',
    art: { thing: 'face', ...BANNER },
    texts: {
      en: `# Bring your friends\nYou both get a reward after their first trade.\n[Invite](/activity/invite)`,
      zh_CN: `# 邀请好友一起来\n好友完成首次交易后，双方都有奖励。\n[去邀请](/activity/invite)`,
      zh_HK: `# 邀請朋友一起來\n朋友完成首次交易後，雙方都有獎勵。\n[去邀請](/activity/invite)`,
    },
  },
];
