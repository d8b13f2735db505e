const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|phantomjs|^curl|^wget|^python|^java\/|^okhttp|^axios|^node|^go-http|scrapy/i;

/** Whether a browser says of itself that nobody sits before it. One that says nothing at all is taken for a robot, too. */
export function isRobot(userAgent: string | null): boolean {
  return !userAgent?.trim() || ROBOT.test(userAgent);
}
