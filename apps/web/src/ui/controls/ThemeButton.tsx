import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

const STATES = [
	["system", "theme", "System"],
	["light", "light", "Light"],
	["dark", "dark", "Dark"],
] as const;

/**
 * Switches the theme between that of the system, light and dark. Which of its three states is shown, and read, is up to the style
 * sheet, so it is right from the first paint on.
 */
export function ThemeButton(): ReactElement {
	return (
		<button className="button plain theme needs-js" type="button" title="Theme" data-theme-toggle>
			<span className="hidden">Theme: </span>
			<span className="states" aria-live="polite">
				{STATES.map(([state, icon, label]) => (
					<span key={state} data-state={state}>
						<Icon name={icon} />
						<span className="hidden">{label}</span>
					</span>
				))}
			</span>
		</button>
	);
}
