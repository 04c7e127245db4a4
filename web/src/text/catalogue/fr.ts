const files = import.meta.glob<string>("../../../../src/rummyroom/i18n/fr/{core,server,board,steps,page,options,rules}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
