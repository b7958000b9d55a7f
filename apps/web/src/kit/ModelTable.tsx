import type { ModelRecord } from "@vitrine/model";
import type { Report } from "@vitrine/verify";
import type { ReactElement } from "react";
import { codeLevelIn } from "../data/codeLevel.ts";
import { ModelTable as Table } from "../ui/lists/ModelTable.tsx";
import { NowProvider } from "../ui/page/now.ts";
import { NO_REPORT } from "./snippets.ts";

export interface ModelTableProps {
	readonly models: readonly ModelRecord[];
	/** What the table is, for those who do not see it. */
	readonly caption: string;
	/** The time that “3 d ago” refers to. Give the same on the server and in the browser. */
	readonly now: Date;
	/** The results of the checks; without them all code is shown as not checked. */
	readonly report?: Report;
	/** A sentence about a model, below its facts. */
	readonly note?: (model: ModelRecord) => string | undefined;
	/** The figure that the rows are sorted by. */
	readonly sorted?: "downloads" | "likes" | "updated";
}

/** Models as a table: a short description of each, the check level of its code, its size and its figures. */
export function ModelTable({ now, report = NO_REPORT, ...props }: ModelTableProps): ReactElement {
	return (
		<NowProvider value={now}>
			<Table {...props} codeLevel={(model, choices) => codeLevelIn(report, model, choices)} />
		</NowProvider>
	);
}
