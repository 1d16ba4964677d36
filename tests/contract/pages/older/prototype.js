// What Prototype puts in the place of built-ins: 1.7.3 of lists, 1.6 of JSON besides.
{
  const toArray = function () {
    return this.slice();
  };
  Object.assign(Array.prototype, { entries: toArray, toArray, find: Array.prototype.find });
  Array.from = (items) => {
    if (!items) return [];
    if ('toArray' in Object(items)) return items.toArray();
    let length = items.length || 0;
    const results = new Array(length);
    while (length--) results[length] = items[length];
    return results;
  };
  Element.prototype.remove = function () {
    this.parentNode.removeChild(this);
    return this;
  };
  String.prototype.toJSON = function () {
    return `"${this}"`;
  };
  Array.prototype.toJSON = function () {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
  };
}
