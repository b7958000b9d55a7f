import { checks as report } from "../../data/checks.ts";
import type { Route } from "../../site/site.ts";
import { ChecksPage } from "./page.tsx";
import { type CheckState, checkState } from "./state.ts";

let known: CheckState | undefined;

/** The state that the report tells, summarised once. */
const state = (): CheckState => (known ??= checkState(report()));

/** `/checks`. */
export const checks: Route = (app, siteOf) => {
	app.get("/checks", (context) =>
		siteOf(context).page(context, {
			title: "Checks",
			description: "How the code on this site was checked, on which days and with which versions.",
			section: "/checks",
			source: "apps/web/src/routes/checks/page.tsx",
			body: <ChecksPage state={state()} />,
		}),
	);
};
