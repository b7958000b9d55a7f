import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { PanelState } from "../state/state.ts";
import type { Changes } from "../live/usePanel.ts";
import type { PanelView } from "../shapes/view.ts";

type IdOf = (name: string) => string;

/** The id of the form with the fields of a panel. */
export const formId = (idOf: IdOf): string => idOf("panel-form");

/** What the parts of the panel work with. */
export interface Controls {
	readonly view: PanelView;
	readonly state: PanelState;
	/** Makes an id of the panel unique on a page with several. */
	readonly idOf: IdOf;
	readonly change: (changes: Changes, typing?: boolean) => void;
	/** The address of the state with changes. */
	readonly address: (changes: Changes) => string;
	/** A click handler that makes the changes without leaving the page. */
	readonly follow: (changes: Changes) => (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface StateLinkProps {
	readonly controls: Controls;
	readonly changes: Changes;
	readonly current?: boolean;
	/** The language and client of the link, to be remembered. */
	readonly usual?: string;
	readonly children: ReactNode;
}

/** A choice as a link. With JavaScript it changes the panel in place. */
export function StateLink({ controls, changes, current, usual, children }: StateLinkProps): ReactElement {
	return (
		<a
			href={controls.address(changes)}
			onClick={controls.follow(changes)}
			aria-current={current ? "true" : undefined}
			data-usual={usual}
		>
			{children}
		</a>
	);
}
