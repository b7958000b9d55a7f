import { defaultSchema, type Schema } from "hast-util-sanitize";

/** Elements that are removed together with their content. */
const STRIPPED = [
	"script",
	"style",
	"iframe",
	"object",
	"embed",
	"applet",
	"noscript",
	"noembed",
	"noframes",
	"template",
	"title",
	"textarea",
	"select",
	"button",
	"svg",
	"math",
	"xmp",
	"plaintext",
];

/** Attributes of any element: GitHub's allow-list without those for keys, focus, forms and images. */
const ATTRIBUTES = [
	"align",
	"alt",
	"colSpan",
	"dateTime",
	"dir",
	"id",
	"lang",
	"open",
	"rowSpan",
	"scope",
	"start",
	"title",
];
const LEFT_OUT = new Set(["input", "picture", "source"]);

/** The elements and attributes that untrusted Markdown may have. Ids and names get `prefix`, so that none is one of the page's own. */
export function schemaOf(prefix: string): Schema {
	return {
		...defaultSchema,
		clobberPrefix: prefix,
		strip: STRIPPED,
		tagNames: [
			...(defaultSchema.tagNames ?? []).filter((name) => !LEFT_OUT.has(name)),
			"abbr",
			"figure",
			"figcaption",
			"mark",
		],
		attributes: {
			a: ["href", "name"],
			code: [["className", /^language-[\w+#.-]{1,40}$/]],
			img: ["src", "width", "height"],
			td: [["className", /^(?:number|to-middle|date)$/]],
			th: [["className", /^(?:number|to-middle)$/]],
			"*": ATTRIBUTES,
		},
		protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
		required: {},
	};
}
