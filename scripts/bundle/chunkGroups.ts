const CLIENT = String.raw`[\\/]client[\\/]`;
const PACKAGES = String.raw`[\\/]node_modules[\\/]`;

/**
 * One file for each step into the product, so that nobody loads the code of a step they did not take: the doors (landing, legal
 * texts, signing in), the pages that visitors read, the player, the first screen of somebody signed in, what most other screens share,
 * and what those about records or about money share. Charts are read by two screens of the administration alone.
 * A step brings what its screens need and no step before it has. The administration is in none of them, and each other screen
 * in a file of its own.
 */
export const CHUNK_GROUPS = [
  group("react", 9, `${PACKAGES}(react|react-dom|scheduler)[\\\\/]`),
  group(
    "outside",
    8,
    `${CLIENT}(main|app[\\\\/](App|data)|i18n[\\\\/]i18n|shell[\\\\/]SignedOutFrame|landing[\\\\/]\\w+Screen|legal[\\\\/]LegalScreen|accounts[\\\\/](AuthScreen|CallbackScreen))\\.tsx?$`,
  ),
  group("relay", 7, `${PACKAGES}(relay-runtime|react-relay|fbjs|invariant|nullthrows)[\\\\/]`),
  group(
    "visitor",
    6,
    `${CLIENT}(app[\\\\/](visitorRoutes|relay)|profiles[\\\\/]ProfileScreen|publicPages[\\\\/]\\w+Screen)\\.tsx?$`,
  ),
  group("player", 5, `${CLIENT}player[\\\\/](PlayerBar|seat[\\\\/]openVisitorSeat)\\.tsx?$`),
  group(
    "studio",
    4,
    `${CLIENT}(app[\\\\/]AppShell|shell[\\\\/]Shell|dashboard[\\\\/]DashboardScreen)\\.tsx$`,
  ),
  group("sync", 3.5, `${CLIENT}sync[\\\\/](openSync|openDatabase|SyncWatch)\\.tsx?$`),
  group("charts", 3.4, `${PACKAGES}(@mantine[\\\\/]charts|recharts|d3-\\w+)[\\\\/]`),
  {
    name: "shared",
    priority: 3,
    minShareCount: 6,
    test: (id: string) => !/[\\/]client[\\/]admin[\\/]/.test(id),
  },
  { ...group("records", 2, `${CLIENT}(assets|catalog|releases)[\\\\/]`), minShareCount: 2 },
  { ...group("money", 1, `${CLIENT}(finances|payouts|splits|taxes)[\\\\/]`), minShareCount: 2 },
];

function group(name: string, priority: number, begins: string) {
  return { name, priority, test: new RegExp(begins) };
}
