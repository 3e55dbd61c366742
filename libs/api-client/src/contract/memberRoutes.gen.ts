/* Derived from the contract by `npm run routes -w @ezwallet/api-client`; a test keeps it true. */

/** Path and flags of the calls in a session. */
export const memberRoutes = {
  address: {
    add: {
      path: '/exchangeUser/address/add',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    edit: {
      path: '/exchangeUser/address/edit',
      auth: 'user'
    },
    list: {
      path: '/exchangeUser/address/list',
      auth: 'user',
      read: true,
      background: true
    },
    remove: {
      path: '/exchangeUser/address/remove',
      auth: 'user'
    }
  },
  bank: {
    addPayAccount: {
      path: '/bankAccount/addPayAcount',
      auth: 'user',
      quiet: true
    },
    all: {
      path: '/bankAccount/all',
      auth: 'user',
      read: true
    },
    available: {
      path: '/bankAccount/available',
      auth: 'user',
      read: true
    },
    deletePayAccount: {
      path: '/bankAccount/deletePayAcount',
      auth: 'user'
    },
    getDefault: {
      path: '/bankAccount/getDefault',
      auth: 'user',
      read: true,
      background: true
    },
    payAccountInfo: {
      path: '/bankAccount/payAccountInfo',
      auth: 'user',
      read: true,
      quiet: true
    },
    pin: {
      path: '/bankAccount/pin',
      auth: 'user'
    },
    queryPayMethodName: {
      path: '/bankAccount/queryPayMethodName',
      auth: 'user',
      read: true,
      background: true
    }
  },
  common: {
    decrypt: {
      path: '/common/decrypt',
      auth: 'user',
      read: true,
      quiet: true
    },
    getImage: {
      path: '/common/getImage',
      auth: 'user',
      read: true,
      quiet: true
    },
    getVideo: {
      path: '/common/getVideo',
      auth: 'user',
      read: true,
      quiet: true
    },
    refreshOnlineStatus: {
      path: '/common/refreshOnlineStatus',
      auth: 'user',
      background: true,
      quiet: true
    },
    verifyCode: {
      path: '/common/verifyCode',
      auth: 'user',
      quiet: true
    }
  },
  inbox: {
    getInbox: {
      path: '/exchangeInbox/getInbox',
      auth: 'user',
      read: true,
      quiet: true
    },
    getListV2: {
      path: '/exchangeInbox/getListV2',
      auth: 'user',
      read: true,
      background: true
    },
    getSiteMsg: {
      path: '/exchangeInbox/getSiteMsg',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    setRead: {
      path: '/exchangeInbox/setRead',
      auth: 'user',
      background: true,
      quiet: true
    },
    setReceivedRead: {
      path: '/exchangeInbox/setReceivedRead',
      auth: 'user',
      background: true
    }
  },
  kyc: {
    appendUpload: {
      path: '/kyc/appendUpload',
      auth: 'user',
      upload: 'sealed',
      quiet: true
    },
    createKycHigher: {
      path: '/kyc/createKycHigher',
      auth: 'user',
      quiet: true
    },
    createKycJunior: {
      path: '/kyc/createKycJunior',
      auth: 'user',
      quiet: true
    },
    getUserPhone: {
      path: '/kyc/getUserPhone',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    startUpload: {
      path: '/kyc/startUpload',
      auth: 'user',
      quiet: true
    }
  },
  order: {
    deleteLucky: {
      path: '/order/deleteLucky',
      auth: 'user'
    },
    deleteLuckyV2: {
      path: '/order/deleteLucky/v2',
      auth: 'user'
    },
    detail: {
      path: '/order/detail',
      auth: 'user',
      read: true,
      quiet: true
    },
    getPaymentReceipt: {
      path: '/order/getPaymentReceipt',
      auth: 'user',
      read: true,
      quiet: true
    },
    getStatement: {
      path: '/order/statement',
      auth: 'user',
      read: true
    },
    orderC2cDetail: {
      path: '/order/orderC2cDetail',
      auth: 'user',
      read: true,
      quiet: true
    },
    pageQuery: {
      path: '/order/pageQuery',
      auth: 'user',
      read: true,
      background: true
    },
    pageQueryV2: {
      path: '/order/pageQuery/v2',
      auth: 'user',
      read: true,
      background: true
    },
    quickOrderQuery: {
      path: '/order/quickOrderQuery',
      auth: 'user',
      read: true,
      background: true
    },
    restoreLucky: {
      path: '/order/restoreLucky',
      auth: 'user'
    }
  },
  promotion: {
    activityProgress: {
      path: '/activity/progress',
      auth: 'user',
      read: true,
      quiet: true
    },
    activityRecords: {
      path: '/activity/records',
      auth: 'user',
      read: true,
      quiet: true
    },
    defaultSelectCount: {
      path: '/promotion/default/select/count',
      auth: 'user',
      read: true,
      background: true
    },
    deleteVoucher: {
      path: '/promotion/delete',
      auth: 'user'
    },
    expectPromotionByOrder: {
      path: '/promotion/expectPromotionByOrder',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    incomePromotion: {
      path: '/promotion/incomePromotion',
      auth: 'acceptor',
      read: true
    },
    listQuery: {
      path: '/promotion/list/query',
      auth: 'user',
      read: true
    },
    promoRequestRecordsCount: {
      path: '/activity/promo/request/records/count',
      auth: 'user',
      read: true,
      background: true
    },
    promotionOfAcceptor: {
      path: '/promotion/promotionOfAcceptor',
      auth: 'acceptor',
      read: true,
      background: true
    },
    query: {
      path: '/promotion/query',
      auth: 'user',
      read: true
    },
    queryDetail: {
      path: '/promotion/query/detail',
      auth: 'user',
      read: true,
      quiet: true
    },
    queryForNotify: {
      path: '/promotion/queryForNotify',
      auth: 'user',
      read: true,
      background: true
    },
    queryV2: {
      path: '/promotion/query/v2',
      auth: 'user',
      read: true
    },
    useDetail: {
      path: '/promotion/use/detail',
      auth: 'user',
      read: true,
      quiet: true
    },
    useLimit: {
      path: '/promotion/use/limit',
      auth: 'user',
      read: true,
      background: true
    }
  },
  recharge: {
    deleteRechargeBill: {
      path: '/exchangeRecharge/deleteRechargeBill',
      auth: 'user'
    },
    getPaymentQrCodeLink: {
      path: '/luckyrecharge/getPaymentQRCodeLink',
      auth: 'user',
      quiet: true
    },
    getRechargeAddress: {
      path: '/exchangeRecharge/getRechargeAddress',
      auth: 'user',
      quiet: true
    },
    getRechargeBill: {
      path: '/exchangeRecharge/getRechargeBill',
      auth: 'user',
      read: true,
      quiet: true
    },
    queryRechargeBill: {
      path: '/exchangeRecharge/queryRechargeBill',
      auth: 'user',
      read: true,
      background: true
    },
    queryRechargeCurrency: {
      path: '/exchangeRecharge/queryRechargeCurrency',
      auth: 'user',
      read: true,
      background: true
    }
  },
  support: {
    close: {
      path: '/support/close',
      auth: 'user',
      quiet: true
    },
    conversations: {
      path: '/support/conversations',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    file: {
      path: '/support/file',
      auth: 'user',
      read: true,
      quiet: true
    },
    news: {
      path: '/support/news',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    open: {
      path: '/support/open',
      auth: 'user',
      quiet: true
    },
    seen: {
      path: '/support/seen',
      auth: 'user',
      background: true,
      quiet: true
    },
    send: {
      path: '/support/send',
      auth: 'user',
      quiet: true
    }
  },
  trading: {
    answerOffer: {
      path: '/lucky_c2c/answerOffer',
      auth: 'acceptor',
      money: true,
      quiet: true
    },
    buyConfirmOrCancel: {
      path: '/lucky_c2c/buyConfirmOrCancel',
      auth: 'user',
      money: true,
      quiet: true
    },
    buyerSubmitAppeal: {
      path: '/lucky_c2c/buyerSubmitAppeal',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    buyerSubmitComplain: {
      path: '/lucky_c2c/buyerSubmitComplain',
      auth: 'user'
    },
    chatList: {
      path: '/lucky_c2c/chat/list',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    chatRead: {
      path: '/lucky_c2c/chat/read',
      auth: 'user',
      background: true,
      quiet: true
    },
    chatSend: {
      path: '/lucky_c2c/chat/send',
      auth: 'user',
      quiet: true
    },
    deposit: {
      path: '/lucky_c2c/deposit',
      auth: 'user',
      money: true,
      quiet: true
    },
    depositCancel: {
      path: '/lucky_c2c/depositCancel',
      auth: 'user'
    },
    getAcceptorConfig: {
      path: '/lucky_c2c/getAcceptorConfig',
      auth: 'acceptor',
      read: true,
      background: true
    },
    getBanBankCardInfo: {
      path: '/lucky_common/getBanBankCardInfo',
      auth: 'user',
      read: true,
      background: true
    },
    getDiscountShowConfig: {
      path: '/lucky_common/getDiscountShowConfig',
      auth: 'user',
      read: true,
      background: true
    },
    matchSpeedUpTip: {
      path: '/lucky_c2c/matchSpeedUpTip',
      auth: 'user',
      read: true,
      background: true,
      quiet: true
    },
    orderAnswerCancel: {
      path: '/lucky_c2c/order/answerCancel',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    orderAskCancel: {
      path: '/lucky_c2c/order/askCancel',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    orderExtend: {
      path: '/lucky_c2c/order/extend',
      auth: 'user',
      money: true,
      quiet: true
    },
    payMethods: {
      path: '/lucky_c2c/payMethods',
      auth: 'user',
      read: true,
      background: true
    },
    peerBlock: {
      path: '/lucky_c2c/peer/block',
      auth: 'user',
      quiet: true
    },
    peerFavourite: {
      path: '/lucky_c2c/peer/favourite',
      auth: 'user',
      quiet: true
    },
    peerList: {
      path: '/lucky_c2c/peer/list',
      auth: 'user',
      read: true,
      quiet: true
    },
    queryOffers: {
      path: '/lucky_c2c/queryOffers',
      auth: 'acceptor',
      read: true,
      background: true
    },
    recommendBuyerAmount: {
      path: '/lucky_transaction/recommendBuyerAmount',
      auth: 'user',
      read: true,
      background: true
    },
    recommendSellerAmount: {
      path: '/lucky_transaction/recommendSellerAmount',
      auth: 'user',
      read: true,
      background: true
    },
    saveFailKyc3Record: {
      path: '/lucky_common/saveFailKYC3Record',
      auth: 'user',
      background: true,
      quiet: true
    },
    sellCancelTimesLimit: {
      path: '/lucky_c2c/sellCancelTimesLimit',
      auth: 'user',
      read: true,
      background: true
    },
    sellLongTimeFlag: {
      path: '/lucky_c2c/sellLongTimeFlag',
      auth: 'user',
      read: true,
      background: true
    },
    sellOrderCancel: {
      path: '/lucky_c2c/sellOrderCancel',
      auth: 'user',
      money: true,
      quiet: true
    },
    sellOrderConfirm: {
      path: '/lucky_c2c/sellOrderConfirm',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    sellerSubmitComplain: {
      path: '/lucky_c2c/sellerSubmitComplain',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    transFunctionType: {
      path: '/lucky_common/transFunctionType',
      auth: 'user',
      read: true,
      background: true
    },
    updateAcceptorConfig: {
      path: '/lucky_c2c/updateAcceptorConfig',
      auth: 'acceptor',
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    withdrawal: {
      path: '/lucky_c2c/withdrawal',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    }
  },
  transfer: {
    recentPayees: {
      path: '/lucky_transfer/recentPayees',
      auth: 'user',
      read: true,
      background: true
    },
    transferTo: {
      path: '/lucky_transfer/transferTo',
      auth: 'user',
      money: true,
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    }
  },
  user: {
    addressWhitelistSwitchOff: {
      path: '/exchangeUser/addressWhitelistSwitchOff',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    addressWhitelistSwitchOn: {
      path: '/exchangeUser/addressWhitelistSwitchOn',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    bindEmail: {
      path: '/exchangeUser/bindEmail',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    bindOtpInfo: {
      path: '/exchangeUser/bindOtpInfo',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    bindPhone: {
      path: '/exchangeUser/bindPhone',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    bindPhoneOrEmailP96: {
      path: '/exchangeUser/bindPhoneOrEmailP96',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    biometricsLoginOff: {
      path: '/exchangeUser/biometricsLogin/off',
      auth: 'user',
      quiet: true
    },
    biometricsLoginOn: {
      path: '/exchangeUser/biometricsLogin/on',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    biometricsOff: {
      path: '/exchangeUser/biometricsOff',
      auth: 'user',
      quiet: true
    },
    biometricsOn: {
      path: '/exchangeUser/biometricsOn',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    changeEmail: {
      path: '/exchangeUser/changeEmail',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    changeNickName: {
      path: '/exchangeUser/changeNickName',
      auth: 'user'
    },
    changePhone: {
      path: '/exchangeUser/changePhone',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    checkLoginPwd: {
      path: '/exchangeUser/checkLoginPwd',
      auth: 'user',
      quiet: true
    },
    checkTransPass: {
      path: '/exchangeUser/checkTransPass',
      auth: 'user',
      quiet: true,
      handOver: [
        '1049'
      ]
    },
    closeSwitch: {
      path: '/exchangeUser/closeSwitch',
      auth: 'user'
    },
    createKycRecord: {
      path: '/exchangeUser/createKycRecord',
      auth: 'user',
      quiet: true
    },
    deviceList: {
      path: '/exchangeUser/device/list',
      auth: 'user',
      read: true,
      quiet: true
    },
    devicePlace: {
      path: '/exchangeUser/device/place',
      auth: 'user',
      quiet: true
    },
    deviceRecord: {
      path: '/exchangeUser/device/record',
      auth: 'user',
      background: true,
      quiet: true
    },
    deviceRevoke: {
      path: '/exchangeUser/device/revoke',
      auth: 'user',
      quiet: true
    },
    deviceRevokeOthers: {
      path: '/exchangeUser/device/revokeOthers',
      auth: 'user',
      quiet: true
    },
    disableAccount: {
      path: '/exchangeUser/disableAccount',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    disableOtpInfo: {
      path: '/exchangeUser/disableOtpInfo',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    emailVerifySwitchOff: {
      path: '/exchangeUser/emailVerifySwitchOff',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    emailVerifySwitchOn: {
      path: '/exchangeUser/emailVerifySwitchOn',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    getCustomizeOrderQuantitySet: {
      path: '/exchangeUser/getCustomizeOrderQuantitySet',
      auth: 'user',
      read: true
    },
    getCustomizePaymentLimitSet: {
      path: '/exchangeUser/getCustomizePaymentLimitSet',
      auth: 'user',
      read: true
    },
    getKycInfo: {
      path: '/exchangeUser/getKycInfo',
      auth: 'user',
      read: true
    },
    getOtpInfo: {
      path: '/exchangeUser/getOtpInfo',
      auth: 'user'
    },
    getUploadFileSupport: {
      path: '/exchangeUser/getUploadFileSupport',
      auth: 'user',
      read: true
    },
    getUserBalance: {
      path: '/exchangeUser/getUserBalance',
      auth: 'user',
      read: true,
      background: true
    },
    getUserInfo: {
      path: '/exchangeUser/getUserInfo',
      auth: 'user',
      read: true,
      background: true
    },
    getValueHistory: {
      path: '/exchangeUser/getValueHistory',
      auth: 'user',
      read: true,
      background: true
    },
    invitationCodeBinding: {
      path: '/exchangeUser/invitationCode/binding',
      auth: 'user',
      quiet: true
    },
    loginLog: {
      path: '/exchangeUser/loginLog/list',
      auth: 'user',
      read: true,
      quiet: true
    },
    logout: {
      path: '/exchangeUser/logout',
      auth: 'user',
      quiet: true,
      background: true
    },
    makeRecoveryCodes: {
      path: '/exchangeUser/recoveryCodes/make',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    messageFlag: {
      path: '/exchangeUser/messageFlag',
      auth: 'user',
      read: true
    },
    modifyMessageFlag: {
      path: '/exchangeUser/modifyMessageFlag',
      auth: 'user'
    },
    passkeyAdd: {
      path: '/exchangeUser/passkey/add',
      auth: 'user',
      quiet: true
    },
    passkeyList: {
      path: '/exchangeUser/passkey/list',
      auth: 'user',
      read: true,
      quiet: true
    },
    passkeyOffer: {
      path: '/exchangeUser/passkey/offer',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    passkeyRemove: {
      path: '/exchangeUser/passkey/remove',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    passkeyRename: {
      path: '/exchangeUser/passkey/rename',
      auth: 'user',
      quiet: true
    },
    phoneVerifySwitchOff: {
      path: '/exchangeUser/phoneVerifySwitchOff',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    phoneVerifySwitchOn: {
      path: '/exchangeUser/phoneVerifySwitchOn',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    pushState: {
      path: '/exchangeUser/pushState',
      auth: 'user',
      read: true
    },
    registerInvitation: {
      path: '/exchangeUser/register/invitation',
      auth: 'user',
      read: true
    },
    replySmsOff: {
      path: '/exchangeUser/replySmsOff',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    replySmsOn: {
      path: '/exchangeUser/replySmsOn',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    resetPaymentLimit: {
      path: '/exchangeUser/resetPaymentLimit',
      auth: 'user'
    },
    sentMessages: {
      path: '/exchangeUser/sentMessages',
      auth: 'user',
      read: true,
      quiet: true
    },
    setAntiPhishingCode: {
      path: '/exchangeUser/setAntiFishingCode',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    setLoginPasswordAndNickName: {
      path: '/exchangeUser/setLoginPasswordAndNickName',
      auth: 'user',
      quiet: true
    },
    setMessageLanguage: {
      path: '/exchangeUser/setMessageLanguage',
      auth: 'user',
      background: true,
      quiet: true
    },
    setNickName: {
      path: '/exchangeUser/setNickName',
      auth: 'user'
    },
    setPushDetails: {
      path: '/exchangeUser/setPushDetails',
      auth: 'user'
    },
    setScreenshotProtection: {
      path: '/exchangeUser/setScreenshotProtection',
      auth: 'user',
      quiet: true
    },
    subscribePush: {
      path: '/exchangeUser/subscribePush',
      auth: 'user',
      background: true
    },
    sumPeriodLog: {
      path: '/exchangeUser/sumPeriodLog',
      auth: 'acceptor',
      read: true
    },
    unlockWithdraw: {
      path: '/exchangeUser/unlockWithdraw',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    unsubscribePush: {
      path: '/exchangeUser/unsubscribePush',
      auth: 'user',
      background: true
    },
    updateCustomizeDailyPaymentLimit: {
      path: '/exchangeUser/updateCustomizeDailyPaymentLimit',
      auth: 'user'
    },
    updateCustomizeOrderQuantitySet: {
      path: '/exchangeUser/updateCustomizeOrderQuantitySet',
      auth: 'user'
    },
    updateLoginPassword: {
      path: '/exchangeUser/updateLoginPassword',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    updateLoginPasswordByVerifyCode: {
      path: '/exchangeUser/updateLoginPasswordByVerifyCode',
      auth: 'user',
      quiet: true,
      handOver: [
        '1042',
        '1049'
      ]
    },
    updateLoginPasswordWhenExpired: {
      path: '/exchangeUser/updateLoginPasswordWhenExpired',
      auth: 'user',
      quiet: true
    },
    updateTranPass: {
      path: '/exchangeUser/updateTranPass_v2',
      auth: 'user',
      quiet: true
    },
    uploadFile: {
      path: '/exchangeUser/uploadFile',
      auth: 'user',
      upload: 'sealed'
    },
    uploadFileKyc: {
      path: '/exchangeUser/uploadFileKYC/{s0}/{fileType}',
      auth: 'user',
      upload: 'form'
    },
    uploadVideo: {
      path: '/exchangeUser/uploadVideo',
      auth: 'user',
      upload: 'sealed',
      quiet: true
    }
  }
} as const;
