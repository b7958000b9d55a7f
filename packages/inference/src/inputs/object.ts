import type { Examples } from "./shapes.ts";

/** Tasks whose input is several texts, or a table. */
export const object: Examples = {
	"question-answering": {
		question: "Where does the spare key hang?",
		context: "We are away until Friday. The spare key hangs behind the pantry door, and the cat eats at seven.",
	},
	"sentence-similarity": {
		source_sentence: "The train to the coast is late",
		sentences: ["The coastal train has been delayed", "The coast is lovely in autumn", "My brother bakes bread"],
	},
	"table-question-answering": {
		query: "Which ferry carries the most cars?",
		table: {
			Ferry: ["Aurora", "Borealis", "Cirrus"],
			Cars: ["36", "220", "64"],
			Cabins: ["12", "140", "0"],
		},
	},
	"tabular-classification": {
		petal_length: [1.4, 4.7, 6.0],
		petal_width: [0.2, 1.4, 2.5],
		colour: ["white", "purple", "purple"],
	},
	"tabular-regression": {
		length_cm: [23.2, 30.4, 41.1],
		height_cm: [11.5, 12.5, 15.2],
		species: ["bream", "roach", "pike"],
	},
};
