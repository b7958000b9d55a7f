export {
	doubleWriter,
	firstDoubleWriter,
	firstSingleWriter,
	firstWordWriter,
	singleWriter,
	wordWriter,
} from "../shell/writers.ts";
