import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { QuantizationsPage } from "./page.tsx";
import { readQuestion } from "./question.ts";

/** `/quantizations`. */
export const quantizations: Route = (app, siteOf) => {
	app.get("/quantizations", (context) =>
		siteOf(context).page(context, {
			title: "Quantizations",
			description: "The quantizations of GGUF files: their numbers, bits per weight, and the memory a model needs.",
			section: links.quantizations(),
			source: "packages/catalogue/src/quantization/fileTypes.ts",
			canonical: links.quantizations(),
			body: <QuantizationsPage question={readQuestion(new URL(context.req.url).searchParams)} />,
		}),
	);
};
