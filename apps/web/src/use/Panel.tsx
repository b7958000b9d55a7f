import type { ReactElement, ReactNode } from "react";
import { Island } from "../ui/page/Island.tsx";
import { PANEL, panelDataAddress } from "../panel/state/address.ts";
import { SnippetPanel } from "../panel/view/SnippetPanel.tsx";
import type { PanelProps } from "../panel/view/view.ts";

/** The snippet panel on a page: plain HTML that works by itself, taken over when the reader turns to it. What stands `below` stays as it is. */
export function Panel({ below, ...props }: PanelProps & { readonly below?: ReactNode }): ReactElement {
	return (
		<aside aria-label="Use this model">
			<Island
				name={PANEL}
				component={SnippetPanel}
				props={props}
				propsUrl={panelDataAddress(props, props.view.state)}
			/>
			{below}
		</aside>
	);
}
