// What MooTools 1.2, or a later one with its compatibility, puts in the place of built-ins.
{
  const toList = (items) =>
    items == null ? [] : typeof items === 'object' && 'length' in items ? [...items] : [items];
  Array.from = toList;
  Function.prototype.bind = function (object, args) {
    const given = args == null ? undefined : toList(args);
    return (...rest) => this.apply(object, given || rest);
  };
  // its own, which the browser's document is none of
  window.Document = () => {};
  window.$ = (id) => document.getElementById(id);
}
