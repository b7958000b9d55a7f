import { type Here, type Standing, toolNames, used } from "@vitrine/verify";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Icon } from "../../ui/marks/Icon.tsx";
import { useAddress } from "../../ui/page/address.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Scroll } from "../../ui/text/Scroll.tsx";

interface RunHereProps {
	readonly checked: Standing;
	readonly here: Here;
}

/** That the code above was run here on the files of this model: with what, how long, and what it printed; or why it failed. */
export function RunHere({ checked, here }: RunHereProps): ReactElement {
	const address = useAddress();
	const { result, reason, output, sandbox } = here;
	const isRun = result === "run";
	return (
		<div className={isRun ? "run-here" : "run-here failed"}>
			<p className="verdict">
				<Icon name={isRun ? "check" : "warning"} />
				<strong>{isRun ? "Run on this model, here" : "Failed here"}</strong>
			</p>
			{reason !== undefined && (
				<p>
					<Isolated text={reason} />
				</p>
			)}
			<p className="muted">
				{`${toolNames(checked)}. ${used(here)}${sandbox === null ? ", without a sandbox" : ""}. `}
				<a href={address(links.docs("check-your-models"))}>What this means</a>
			</p>
			{output !== "" && (
				<details>
					<summary>{isRun ? "Its output" : "End of its error output"}</summary>
					<Scroll label={isRun ? "Its output" : "End of its error output"}>
						<pre>
							<Isolated text={output} />
						</pre>
					</Scroll>
				</details>
			)}
		</div>
	);
}
