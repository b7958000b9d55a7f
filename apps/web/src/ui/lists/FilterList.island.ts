export { FilterList as default } from "./FilterList.tsx";
