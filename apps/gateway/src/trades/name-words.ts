/** Words of which names are made up. Each is a real surname or given name, and no member's name is looked up. */
export interface NameWords {
  readonly family: readonly string[];
  readonly given: readonly string[];
}

/** Characters that are written alike in simplified and traditional Chinese, so that a name gives no hint by its script. */
export const CHINESE = {
  single: [...'王李林周徐朱高何郭宋唐曹曾彭蔡潘田董袁于余杜魏程丁沈任姚姜崔石侯邱江白康毛史金方谷孟秦尹'],
  double: ['上官', '司徒', '夏侯', '南宫', '皇甫', '尉迟', '公孙', '令狐'],
  given: [...'明文志家俊子安佳美玉宇浩天成光平英芳秀敏丹雅心怡欣冰雪梅春秋思雨晨健勇山森海波洪清永少正忠仁智信立建民生世昌福德'],
} as const;

/** Parts of names that are written with a dot. */
export const DOTTED: readonly string[] = ['买买提', '艾力', '吐尔逊', '木拉提', '努尔江', '迪丽娜', '热依汗', '卡德尔', '古丽', '阿依古', '玉素甫', '塔依尔', '巴哈尔', '沙拉木'];

/** Chinese names in letters, as of the mainland, of Hong Kong and of Taiwan. */
export const ROMANISED: NameWords = {
  family: ['Wang', 'Li', 'Zhang', 'Liu', 'Chen', 'Yang', 'Huang', 'Zhao', 'Wu', 'Zhou', 'Xu', 'Sun', 'Ma', 'Zhu', 'Hu', 'Lin', 'Guo', 'He', 'Gao', 'Luo', 'Chan', 'Wong', 'Leung', 'Cheung', 'Lau', 'Ho', 'Ng', 'Kwok', 'Lam', 'Tang', 'Yip', 'Fung', 'Tsang', 'Chow', 'Lee'],
  given: ['Wei', 'Fang', 'Jie', 'Ming', 'Qiang', 'Lei', 'Jun', 'Yan', 'Tao', 'Hui', 'Xiaomei', 'Jianhua', 'Zhiqiang', 'Kai', 'Wing', 'Siu', 'Man', 'Yuk', 'Hoi', 'Chun', 'Haoran', 'Yuting', 'Meiling', 'Guang', 'Ping', 'Yue', 'Bo', 'Sheng', 'Zhe', 'Rui'],
};

export const WESTERN: NameWords = {
  family: ['Miller', 'Baker', 'Turner', 'Walker', 'Cooper', 'Harris', 'Morgan', 'Foster', 'Bennett', 'Collins', 'Novak', 'Rossi', 'Santos', 'Silva', 'Keller', 'Weber', 'Petrov', 'Jensen', 'Dubois', 'Costa', 'Adams', 'Grant', 'Ellis', 'Ortiz', 'Reed'],
  given: ['Anna', 'David', 'Maria', 'Peter', 'Laura', 'Thomas', 'Elena', 'Daniel', 'Sofia', 'Robert', 'Julia', 'Martin', 'Clara', 'Simon', 'Nina', 'Victor', 'Helen', 'Oscar', 'Emma', 'Lucas', 'Irene', 'George', 'Alice', 'Henry', 'Paul'],
};
