import type { Route } from "../../site/site.ts";
import { ChecksPage } from "./page.tsx";

/** `/checks`. */
export const checks: Route = (app, site) => {
	app.get("/checks", (context) =>
		site.page(context, {
			title: "Checks",
			description: "",
			section: "/checks",
			source: "apps/web/src/routes/checks/page.tsx",
			body: <ChecksPage />,
		}),
	);
};
