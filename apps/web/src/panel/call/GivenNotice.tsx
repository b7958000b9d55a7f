import { Fragment, type ReactElement } from "react";
import { Icon } from "../../ui/marks/Icon.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { NO_OPTIONS, type PanelState } from "../state/state.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";

interface GivenNoticeProps {
	readonly controls: Controls;
	/** The state that the page was opened with; later changes need no notice. */
	readonly opened: PanelState;
}

/** The options set by the link, with a reset. Options that redirect a token are a warning. */
export function GivenNotice({ controls, opened }: GivenNoticeProps): ReactElement | null {
	const { view } = controls;
	const given = view.given.filter(({ field }) => opened[field] === view.state[field]);
	if (given.length === 0) return null;
	const sensitive = given.filter((one) => one.sensitive);
	return (
		<p className={sensitive.length > 0 ? "notice warning" : "notice"}>
			<Icon name={sensitive.length > 0 ? "warning" : "info"} />
			<span>
				Set by the link:{" "}
				{given.map(({ field, label, value }, at) => (
					<Fragment key={field}>
						{at > 0 && (at === given.length - 1 ? " and " : ", ")}
						{label}
						{value !== "true" && value !== "" && (
							<>
								{" "}
								<q>
									<Isolated text={value} />
								</q>
							</>
						)}
					</Fragment>
				))}
				.{" "}
				{sensitive.length > 0 &&
					"The link decides where your token is sent or who pays. Check it before you run the code. "}
				<StateLink controls={controls} changes={NO_OPTIONS}>
					Reset
				</StateLink>
			</span>
		</p>
	);
}
