/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */

/** Path and flags of the calls for anyone. */
export const visitorRoutes = {
  common: {
    checkPhoneOrEmail: {
      path: '/common/checkPhoneOrEmail',
      auth: 'public',
      read: true,
      quiet: true
    },
    generateSlider: {
      path: '/common/generateSlider',
      auth: 'public',
      quiet: true
    },
    getBankList: {
      path: '/common/getBankList',
      auth: 'public',
      read: true,
      background: true
    },
    getCommonConfigs: {
      path: '/common/getCommonConfigs',
      auth: 'public',
      read: true,
      background: true
    },
    getCountryCode: {
      path: '/common/getCountryCode',
      auth: 'public',
      read: true,
      background: true
    },
    getCsUrl: {
      path: '/common/getCsUrl',
      auth: 'public',
      read: true,
      quiet: true
    },
    getCurrencyRate: {
      path: '/common/getCurrencyRate',
      auth: 'public',
      read: true,
      background: true
    },
    getExchangeList: {
      path: '/common/getExchangeList',
      auth: 'public',
      read: true,
      background: true
    },
    getHistoryRate: {
      path: '/common/getHistoryRate',
      auth: 'public',
      read: true,
      background: true
    },
    getProvinceCityList: {
      path: '/common/getProvinceCityList',
      auth: 'public',
      read: true,
      background: true
    },
    getRateV2: {
      path: '/common/getRate/v2',
      auth: 'public',
      read: true,
      background: true
    },
    getRates: {
      path: '/common/getRates',
      auth: 'public',
      read: true,
      background: true
    },
    sendReplySms: {
      path: '/common/sendReplySms',
      auth: 'public',
      quiet: true
    },
    sendVerifyCode: {
      path: '/common/sendVerifyCode',
      auth: 'public',
      quiet: true
    },
    validateSlider: {
      path: '/common/validateSlider',
      auth: 'public',
      quiet: true
    },
    verifyReplySms: {
      path: '/common/verifyReplySms',
      auth: 'public',
      read: true,
      background: true,
      quiet: true
    }
  },
  inbox: {
    getBulletins: {
      path: '/bulletin/getBulletins',
      auth: 'public',
      read: true
    },
    getNotices: {
      path: '/common/getNotices',
      auth: 'public',
      read: true,
      background: true
    },
    rateAnswer: {
      path: '/faq/rate',
      auth: 'public'
    }
  },
  kyc: {
    appendUploadPub: {
      path: '/kyc/appendUploadPub',
      auth: 'public',
      upload: 'sealed',
      quiet: true
    },
    sendSmsPub: {
      path: '/kyc/sendSmsPub',
      auth: 'public',
      quiet: true
    },
    startUploadPub: {
      path: '/kyc/startUploadPub',
      auth: 'public',
      quiet: true
    },
    uploadPicPub: {
      path: '/kyc/uploadPicPub',
      auth: 'public',
      upload: 'form',
      quiet: true
    },
    uploadVideoPub: {
      path: '/kyc/uploadVideoPub',
      auth: 'public',
      upload: 'form',
      quiet: true
    }
  },
  promotion: {
    activityList: {
      path: '/activity/list',
      auth: 'public',
      read: true,
      quiet: true
    }
  },
  recharge: {
    getLuckyRechargeAddress: {
      path: '/luckyrecharge/getRechargeAddress',
      auth: 'public',
      quiet: true
    },
    queryCurrencyList: {
      path: '/exchangeCurrency/queryCurrencyList',
      auth: 'public',
      read: true,
      background: true
    },
    queryLuckyRechargeBill: {
      path: '/luckyrecharge/queryRechargeBill',
      auth: 'public',
      read: true,
      background: true,
      quiet: true
    }
  },
  support: {
    guestEnter: {
      path: '/support/guest/enter',
      auth: 'public',
      quiet: true
    },
    guestFile: {
      path: '/support/guest/file',
      auth: 'public',
      read: true,
      quiet: true
    },
    guestImage: {
      path: '/support/guest/image',
      auth: 'public',
      read: true,
      quiet: true
    },
    guestNews: {
      path: '/support/guest/news',
      auth: 'public',
      read: true,
      background: true,
      quiet: true
    },
    guestSend: {
      path: '/support/guest/send',
      auth: 'public',
      quiet: true
    },
    guestUpload: {
      path: '/support/guest/upload',
      auth: 'public',
      upload: 'sealed',
      quiet: true
    }
  },
  user: {
    checkEmailCodePub: {
      path: '/exchangeUser/checkEmailCodePub',
      auth: 'public',
      quiet: true
    },
    checkEmailRegCode: {
      path: '/exchangeUser/checkEmailRegCode',
      auth: 'public',
      quiet: true
    },
    checkoutPhone: {
      path: '/exchangeUser/checkoutPhone',
      auth: 'public',
      read: true,
      quiet: true
    },
    checkoutPhoneCode: {
      path: '/exchangeUser/checkoutPhoneCode',
      auth: 'public',
      quiet: true
    },
    forgetLoginPassword: {
      path: '/exchangeUser/forgetLoginPassword',
      auth: 'public',
      quiet: true,
      handOver: [
        '1042'
      ]
    },
    inviterOf: {
      path: '/exchangeUser/invitation/inviter',
      auth: 'public',
      read: true,
      quiet: true
    },
    login: {
      path: '/exchangeUser/login',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    loginAuth: {
      path: '/exchangeUser/loginAuth',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    passkeyAsk: {
      path: '/exchangeUser/passkey/ask',
      auth: 'public',
      quiet: true
    },
    passkeyLogin: {
      path: '/exchangeUser/passkey/login',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    queryEmailByPhone: {
      path: '/exchangeUser/queryEmailByPhone',
      auth: 'public',
      quiet: true
    },
    register: {
      path: '/exchangeUser/register',
      auth: 'public',
      quiet: true,
      userAgent: true
    },
    requestRecovery: {
      path: '/exchangeUser/recovery/request',
      auth: 'public',
      quiet: true,
      handOver: [
        '1042'
      ]
    },
    sendEmailPub: {
      path: '/exchangeUser/sendEmailPub',
      auth: 'public',
      quiet: true
    },
    sendEmailRegCode: {
      path: '/exchangeUser/sendEmailRegCode',
      auth: 'public',
      quiet: true
    },
    sendMsg: {
      path: '/exchangeUser/sendMsg',
      auth: 'public',
      quiet: true
    },
    sendMsgById: {
      path: '/exchangeUser/sendMsgById',
      auth: 'public',
      quiet: true
    },
    stopByLink: {
      path: '/exchangeUser/recovery/stop',
      auth: 'public',
      quiet: true
    }
  }
} as const;
