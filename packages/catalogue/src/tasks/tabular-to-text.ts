import type { TaskEntry } from "../shapes.ts";

export const tabularToText: TaskEntry = {
	id: "tabular-to-text",
	summary:
		"Writes one text for each record: a description from the fields of a product, a line of biography from a row of a register, a statement from three facts of a knowledge graph. Table to text reports on a table as a whole; here every row is a separate job, often one of millions. The tag marks datasets; models for it are listed under text generation.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["field", "value"],
					["name", "Rowan"],
					["kind", "stool"],
					["wood", "ash, oiled"],
					["height_cm", "45"],
					["load_kg", "120"],
					["made_in", "Gdańsk"],
				],
			},
		],
		outputs: [
			{
				type: "text",
				label: "Description",
				content: "Rowan is a stool of oiled ash, 45 cm high and made in Gdańsk. It carries up to 120 kg.",
			},
		],
		note: "Stool and sentence are made up. The sentence has all six fields and nothing else: not even that the stool is light, or fits a kitchen.",
	},
	models: [],
	datasets: [],
	metrics: [
		{ id: "Field coverage", description: "The share of required fields that the text states, and states correctly." },
		{ id: "bleu", description: "Sequences of words shared with reference texts; coarse, and kept for comparison." },
	],
	spaces: [],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Count the schemas. With one schema and a dozen optional fields, templates with conditions do the job and cannot invent; the labour is in agreement, plurals and languages with cases, for which there are libraries of surface realisation. A model earns its keep where schemas are many or change every week, as on a marketplace.",
		"Hand over each record as JSON, with units in the keys and empty fields left out: shown a null, a model likes to remark on it. Say what may be inferred. A stool of 3 kg may be called light only if you have decided where light begins.",
		"At a million rows, price and consistency decide. A T5 or FLAN-T5 of 60 to 250 M parameters, fine-tuned on a few thousand of your own pairs, does it on a single GPU for a small fraction of what a large chat model costs. It also settles on one phrasing, so give it two or three target texts for each training record.",
		"Store a hash of the record with its text. When the price changes, the sentence that quotes it must change, and no other should.",
	],
	measuring: [
		"Two counts come before all others, and both run on every text without a reference: fields stated wrongly or made up, and required fields left out. Numbers, names and dates are matched by a program that knows rounding and spelled-out units; for the rest, an entailment model can say whether the record supports a sentence.",
		"WebNLG is the usual benchmark, with BLEU and METEOR against several references. Look at its categories that were absent from training: good systems differ there and hardly anywhere else.",
		"Then read fifty texts in a row, as a visitor of the shop does. Each may be right and the fifty unbearable, with one opening and one adjective. The share of distinct openings is worth a line in the report.",
	],
	variants: {
		"rdf-to-text":
			"From triples of a knowledge graph (Kiel, lies on, the Baltic Sea) instead of rows. There is no column order to lean on, and what belongs in one sentence has to be found.",
	},
};
