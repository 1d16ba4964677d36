import type { Cut } from './cut.ts';

/**
 * What react-dom can do and no widget asks for. Each cut says what keeps our code from getting there; where a function
 * is only emptied, it would have found nothing to do. Made for the version that package.json pins.
 */
export const cuts: readonly Cut[] = [
  {
    because: 'Nothing is hydrated: roots are made by createRoot alone, beside the content of the server.',
    fibers: [18],
    variables: {
      isHydrating: '!1',
      hydrationParentFiber: 'null',
      hydrationErrors: 'null',
      nextHydratableInstance: 'null',
      // places in the tree, which are counted while hydrating alone
      treeForkProvider: 'null',
      treeContextProvider: 'null',
    },
    properties: { isDehydrated: '!1', dehydrated: 'null' },
    assignments: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
    words: {
      'ReactDOMHydrationRoot.prototype.render = ReactDOMRoot.prototype.render':
        'ReactDOMRoot.prototype.render',
      'ReactDOMHydrationRoot.prototype.unmount = ReactDOMRoot.prototype.unmount':
        'ReactDOMRoot.prototype.unmount',
    },
    functions: {
      popHydrationState: 'return !1',
      prepareToHydrateHostInstance: '',
      updateDehydratedSuspenseComponent: '',
      getSuspenseInstanceFromFiber: 'return null',
      commitSuspenseHydrationCallbacks: '',
      registerSuspenseInstanceRetry: '',
      retryDehydratedSuspenseBoundary: '',
      getParentHydrationBoundary: 'return null',
      throwOnHydrationMismatch: '',
      // without what keeps an event until the part of the page that it is for is hydrated
      dispatchEvent: `if (_enabled) {
        findInstanceBlockingEvent(nativeEvent);
        dispatchEventForPluginEventSystem(
          domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer
        );
      }`,
    },
  },
  {
    because:
      'Widgets bring no <link>, <style>, <script> or <meta> for the head (scripts/code-rules.ts): the loader does that.',
    fibers: [26, 27],
    words: {
      [`  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript`]: '',
    },
    functions: {
      isHostHoistableType: 'return !1',
      maySuspendCommit: 'return !1',
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null',
    },
  },
  {
    because: 'src/vendor/react.ts has no <ViewTransition>.',
    fibers: [30],
    elements: ['REACT_VIEW_TRANSITION_TYPE'],
    variables: { viewTransitionMutationContext: '!1', shouldStartViewTransition: '!1' },
    properties: { __reactViewTransition: 'null' },
    functions: {
      trackEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      queueTransitionTypes: '',
      claimQueuedTransitionTypes: 'return null',
    },
  },
  {
    because:
      'src/vendor/react.ts has no <Activity>, <Profiler> or <SuspenseList>; of the other kinds react-dom makes none.',
    fibers: [12, 17, 19, 21, 23, 24, 25, 31],
    elements: [
      'REACT_ACTIVITY_TYPE',
      'REACT_LEGACY_HIDDEN_TYPE',
      'REACT_PROFILER_TYPE',
      'REACT_SUSPENSE_LIST_TYPE',
    ],
  },
  {
    because: 'No <Fragment> has a ref (scripts/code-rules.ts).',
    functions: {
      FragmentInstance: 'throw Error("a ref to a fragment")',
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      isFragmentInstanceParent: 'return !1',
      addFragmentHandleToFiber: '',
    },
  },
  {
    because:
      'No <form> has a function for its action, and useActionState is not used (scripts/code-rules.ts).',
    functions: {
      extractEvents$1: '',
      mountActionState: '',
      updateActionState: '',
      rerenderActionState: '',
      recursivelyResetForms: '',
      TransitionAwareHostComponent: '',
      useHostTransitionStatus: '',
    },
  },
  {
    because: 'An async action that shows in the browser as a navigation is refused (scripts/code-rules.ts).',
    functions: { defaultOnDefaultTransitionIndicator: '' },
  },
  {
    because: 'What went wrong is told by the error itself; nobody reads the stack of components.',
    functions: { getStackByFiberInDevAndProd: 'return ""' },
  },
  {
    because: 'React 19 has no findDOMNode any more.',
    assignments: ['ReactDOMSharedInternals.findDOMNode'],
  },
];
