export {
	formattedWriter,
	singleFormattedWriter,
	singleStringWriter,
	stringWriter,
	textWriter,
} from "../python/writers.ts";
