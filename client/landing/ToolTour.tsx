import { useLingui } from "@lingui/react/macro";
import { Tabs } from "@mantine/core";
import { ToComeBadge } from "./ToComeBadge.tsx";
import { TOOLS } from "./tools.ts";

/** The tools of the studio, one tab each. What is not built yet says so here too. */
export function ToolTour() {
  const { t, i18n } = useLingui();
  return (
    <section className="landing-tour" aria-labelledby="tool-tour">
      <h2 id="tool-tour">{t`One studio, six rooms`}</h2>
      <Tabs defaultValue={TOOLS[0]?.path ?? null} variant="pills" keepMounted={false}>
        <Tabs.List aria-label={t`Tools of the studio`}>
          {TOOLS.map((tool) => (
            <Tabs.Tab key={tool.path} value={tool.path}>
              {i18n._(tool.name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TOOLS.map((tool, at) => (
          <Tabs.Panel key={tool.path} value={tool.path} className="landing-tool">
            <div>
              <ToComeBadge path={tool.path} />
              <h3>{i18n._(tool.headline)}</h3>
              <ul>
                {tool.points.map((point) => (
                  <li key={point.id}>{i18n._(point)}</li>
                ))}
              </ul>
            </div>
            <ToolArt seed={at} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

/** A small drawing for each room: the same bars, another phrase. */
function ToolArt({ seed }: { seed: number }) {
  const bars = Array.from({ length: 14 }, (_, at) => 24 + ((at * 37 + seed * 53) % 97) + at * 4);
  return (
    <svg className="landing-tool-art" viewBox="0 0 280 180" aria-hidden="true">
      {bars.map((height, at) => (
        <rect
          // The bars of a drawing never change places.
          key={`${String(at)}-${String(height)}`}
          x={at * 20 + 3}
          y={180 - height}
          width="14"
          height={height}
          rx="7"
          data-tone={(at + seed) % 4}
        />
      ))}
    </svg>
  );
}
