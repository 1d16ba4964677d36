import type { Cut } from './cut.ts';

/** What react-dom does with less memory for each root or field, and to the same effect. */
export const lean: readonly Cut[] = [
  {
    because: `A root hears every event twice, some 140 listeners, each a function bound to the root. Here all roots share one
      for each event: an event says itself where it is heard. Adding the same listener again adds nothing, so that no element
      has to remember which it has.`,
    functions: {
      addTrappedEventListener: `
        var priority = getEventPriority(domEventName);
        var dispatch =
          priority === 2 ? dispatchDiscreteEvent : priority === 8 ? dispatchContinuousEvent : dispatchEvent;
        targetContainer.addEventListener(
          domEventName,
          (addTrappedEventListener[domEventName + eventSystemFlags] ??= function (event) {
            dispatch(domEventName, eventSystemFlags, event.currentTarget, event);
          }),
          {
            capture: isCapturePhaseListener,
            passive: domEventName === "touchstart" || domEventName === "touchmove" || domEventName === "wheel"
          }
        );`,
      listenToNonDelegatedEvent: 'addTrappedEventListener(targetElement, domEventName, 2, false)',
    },
  },
  {
    because: `To know whether a field has changed, React watches its value with five functions of each field's own. Here fields of
      a kind share theirs, and what was last seen is kept beside the field.`,
    functions: {
      trackValueOnNode: `
        var descriptor = Object.getOwnPropertyDescriptor(node.constructor.prototype, valueField);
        if (node.hasOwnProperty(valueField) || !descriptor?.get || !descriptor.set) return;
        Object.defineProperty(
          node,
          valueField,
          (trackValueOnNode[node.localName + valueField] ??= {
            configurable: true,
            enumerable: descriptor.enumerable,
            get: descriptor.get,
            set: function (value) {
              this._valueTracker.value = "" + value;
              descriptor.set.call(this, value);
            }
          })
        );
        return { value: currentValue };`,
      updateValueIfChanged: `
        var tracker = node && node._valueTracker;
        if (!tracker) return !!node;
        var value = isCheckable(node) ? "" + node.checked : node.value;
        if (value === tracker.value) return false;
        tracker.value = value;
        return true;`,
    },
  },
  {
    because:
      'A root holds a list of 31 places for updates of what is hidden. Here it holds none until there is one.',
    words: {
      'this.hiddenUpdates = createLaneMap(null);': 'this.hiddenUpdates = [];',
      'if (null !== hiddenUpdatesForLane)': 'if (hiddenUpdatesForLane)',
      'null === alternate\n          ? (sourceFiber[isHidden] = [update])':
        'null == alternate\n          ? (sourceFiber[isHidden] = [update])',
    },
  },
  {
    because:
      'Nothing is kept in a cache of the root (src/vendor/react.ts has none), and nothing traces transitions.',
    assignments: ['this.incompleteTransitions'],
    functions: { createCache: 'return (createCache.none ??= { refCount: 0 })', releaseCache: '' },
  },
];
