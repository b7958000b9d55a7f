import type { ReactElement, ReactNode } from "react";
import { PANEL, panelDataAddress } from "../panel/live/address.ts";
import type { PanelProps } from "../panel/shapes/view.ts";
import { Island } from "../ui/page/Island.tsx";
import { UseModel } from "./UseModel.tsx";

interface Props extends PanelProps {
	/** Follows the panel and stays as it is. */
	readonly below?: ReactNode;
}

/** “Use this model” on a page: plain HTML that works without JavaScript, hydrated on first use. */
export function Panel({ below, ...props }: Props): ReactElement {
	return (
		<aside aria-label="Use this model">
			<Island name={PANEL} component={UseModel} props={props} propsUrl={panelDataAddress(props, props.view.state)} />
			{below}
		</aside>
	);
}
