import { Fragment, type ReactElement } from "react";
import { Icon } from "../../ui/marks/Icon.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { NO_OPTIONS, type PanelState } from "../state/state.ts";

interface GivenNoticeProps {
	readonly controls: Controls;
	/** The state that the page was opened with: what the reader has set since needs no notice. */
	readonly opened: PanelState;
}

/** Says what the address fills in, and gives the way back to the model's own. A token's way is told apart. */
export function GivenNotice({ controls, opened }: GivenNoticeProps): ReactElement | null {
	const { view } = controls;
	const given = view.given.filter(({ field }) => opened[field] === view.state[field]);
	if (given.length === 0) return null;
	const sensitive = given.filter((one) => one.sensitive);
	return (
		<p className={sensitive.length > 0 ? "notice warning" : "notice"}>
			<Icon name={sensitive.length > 0 ? "warning" : "info"} />
			<span>
				The address of this page sets{" "}
				{given.map(({ field, label, value }, at) => (
					<Fragment key={field}>
						{at > 0 && (at === given.length - 1 ? " and " : ", ")}
						{label}
						{value !== "true" && value !== "" && (
							<>
								{" "}
								<q>{value}</q>
							</>
						)}
					</Fragment>
				))}
				.{" "}
				{sensitive.length > 0 &&
					"Who wrote the link decided where your token goes or who pays: look before you run it. "}
				<StateLink controls={controls} changes={NO_OPTIONS}>
					Back to the model’s own
				</StateLink>
			</span>
		</p>
	);
}
