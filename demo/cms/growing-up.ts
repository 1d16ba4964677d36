import { limitNetwork } from '../api/accounts/limit-calls.ts';
import type { DemoContext } from '../api/context.ts';
import { sendErasedReceipt, sendReceipts } from '../api/growing-up/growing-up-mails.ts';
import { handOver, readHandOver, refuseHandOver } from '../api/growing-up/hand-over.ts';
import { openOwnAccount, readOwnAccount } from '../api/growing-up/own-account.ts';
import { runTransitionStep } from '../api/growing-up/run-transition-step.ts';
import type { AfterAnswer } from '../api/http/after-answer.ts';
import { callerOf } from '../api/http/caller.ts';
import { networkOf } from '../api/http/network.ts';
import type { GrowingUp } from './growing-up-routes.ts';

/**
 * Provides the club's functions for the pages. Mails are sent after the response, whatever accounts their addresses
 * have (W-03).
 */
export function growingUpOf(context: DemoContext, afterAnswer: AfterAnswer): GrowingUp {
  return {
    readHandOver: (token) => readHandOver(context, token),
    handOver: async (request, token, email) => {
      await limitNetwork(context, 'hand-over', networkOf(request));
      const childId = await handOver(context, token, email);
      afterAnswer(request, () => runTransitionStep(context, childId));
    },
    refuse: async (request, token) => {
      const erased = await refuseHandOver(context, token);
      afterAnswer(request, () => sendErasedReceipt(context, erased, 'refused'));
    },
    readOwnAccount: (token) => readOwnAccount(context, token),
    open: async (request, token, password) => {
      await limitNetwork(context, 'hand-over', networkOf(request));
      const opened = await openOwnAccount(context, token, password, callerOf(request));
      afterAnswer(request, () => sendReceipts(context, opened));
      return opened.email;
    },
  };
}
