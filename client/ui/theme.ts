import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import { INK, SCALES } from "../../domain/identity/colours.ts";
import { DARK, LIGHT } from "./tokens.ts";

/** The colour that says where a person is: artists lime, fans pink, the platform's administration sky. */
export type Accent = "volt" | "blush" | "sky";

// Mantine's own greys, from text (0) to the deepest ground (9).
const NIGHT: MantineColorsTuple = [
  DARK.text,
  "#d6d1de",
  DARK.dim,
  DARK.faint,
  DARK.control,
  DARK.border,
  DARK.surface,
  DARK.bg,
  "#0e0c11",
  "#09080b",
];

/** Every default that stands here repairs something measured: contrast, a missing name, a target too small. */
export function themeFor(accent: Accent, closeLabel: string) {
  return createTheme({
    primaryColor: accent,
    primaryShade: { light: 4, dark: 4 },
    autoContrast: true,
    luminanceThreshold: 0.35,
    black: INK,
    colors: { ...SCALES, dark: NIGHT },
    defaultRadius: "md",
    radius: { md: "8px", lg: "12px" },
    spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
    respectReducedMotion: true,
    cursorType: "pointer",
    focusRing: "auto",
    fontFamily: '"Figtree Variable", system-ui, sans-serif',
    fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
    headings: {
      fontFamily: '"Bricolage Grotesque", "Bricolage Meanwhile", "Figtree Variable", sans-serif',
      fontWeight: "700",
    },
    components: {
      ActionIcon: { defaultProps: { size: 44, variant: "subtle", color: "gray" } },
      Badge: { defaultProps: { variant: "filled", autoContrast: true, size: "md" } },
      Button: { defaultProps: { size: "md" } },
      CloseButton: { defaultProps: { iconSize: 20 } },
      Checkbox: { defaultProps: { size: "md" } },
      NativeSelect: { defaultProps: { size: "md" } },
      Menu: { defaultProps: { radius: "md", shadow: "none", withInitialFocusPlaceholder: false } },
      MultiSelect: { defaultProps: { size: "md" } },
      Autocomplete: { defaultProps: { size: "md" } },
      TagsInput: { defaultProps: { size: "md" } },
      // A toast's cross has no name of its own.
      Notification: { defaultProps: { closeButtonProps: { "aria-label": closeLabel } } },
      NumberInput: { defaultProps: { size: "md", hideControls: true } },
      PasswordInput: { defaultProps: { size: "md" } },
      // Inside <main>: what floats must not lie outside of every landmark.
      Portal: { defaultProps: { target: "#overlays", reuseTargetNode: false } },
      Radio: { defaultProps: { size: "md" } },
      Select: { defaultProps: { size: "md", allowDeselect: false } },
      Slider: { defaultProps: { thumbSize: 24 } },
      Switch: { defaultProps: { size: "md" } },
      Textarea: { defaultProps: { size: "md" } },
      TextInput: { defaultProps: { size: "md" } },
      Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    },
  });
}

/** Mantine's variables, and ours beside them (`--lv-…`), for both schemes. */
export const cssVariables: CSSVariablesResolver = (theme) => {
  const accent = SCALES[theme.primaryColor as Accent];
  return {
    variables: {},
    dark: { ...neutralVariables(DARK, SCALES.red[4]), ...accentVariables(accent[4]), ...textShades(4) },
    light: { ...neutralVariables(LIGHT, SCALES.red[8]), ...accentVariables(accent[8]), ...textShades(8) },
  };
};

function neutralVariables(neutrals: typeof DARK, error: string): Record<string, string> {
  return {
    "--mantine-color-body": neutrals.bg,
    "--mantine-color-text": neutrals.text,
    "--mantine-color-bright": neutrals.text,
    "--mantine-color-dimmed": neutrals.dim,
    "--mantine-color-placeholder": neutrals.faint,
    "--mantine-color-default": neutrals.surface,
    "--mantine-color-default-hover": neutrals.hover,
    "--mantine-color-default-color": neutrals.text,
    "--mantine-color-default-border": neutrals.control,
    "--mantine-color-error": error,
    "--mantine-color-gray-light-hover": neutrals.hover,
    "--mantine-color-gray-light-color": neutrals.text,
    "--lv-bg": neutrals.bg,
    "--lv-surface": neutrals.surface,
    "--lv-raised": neutrals.raised,
    "--lv-hover": neutrals.hover,
    "--lv-border": neutrals.border,
    "--lv-control": neutrals.control,
    "--lv-dim": neutrals.dim,
    "--lv-faint": neutrals.faint,
  };
}

function accentVariables(text: string): Record<string, string> {
  return { "--mantine-color-anchor": text, "--lv-accent-text": text };
}

/** Mantine writes coloured text in the shade of its fills, which lime on white cannot bear. */
function textShades(shade: 4 | 8): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SCALES).flatMap(([name, scale]) => [
      [`--mantine-color-${name}-light-color`, scale[shade]],
      [`--mantine-color-${name}-text`, scale[shade]],
      [`--mantine-color-${name}-outline`, scale[shade]],
      [`--lv-${name}`, scale[shade]],
    ]),
  );
}
