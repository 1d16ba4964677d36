import type { PollAnswer } from '../../src/api/poll.types.ts';

/** Option in the state of a poll (POLL-02). */
export interface PollStateOption {
  id: string;
  title: string;
  votes: number;
  image: string | undefined;
  selected: boolean;
  /** 0 to 100. */
  percent: number;
}

/** The read-only `state` of an `<ap-poll>` (POLL-02, ENT-07). */
export interface PollState {
  pollId: string;
  options: PollStateOption[];
  totalVotes: number;
  active: boolean;
  open: boolean;
  hidden: boolean;
  startDate: { date: string } | null;
  votedOptionId: string | null;
  showResults: boolean;
  loading: boolean;
}

/** Returns the rounded share in percent; 0 when nobody has voted (POLL-03, POLL-22, POLL-23). */
export function percentOf(votes: number, total: number): number {
  return total > 0 ? Math.round((100 * votes) / total) : 0;
}

export interface PollStateInput {
  pollId: string;
  answer: PollAnswer;
  votedOptionId: string | null;
  selectedId: string | null;
  loading: boolean;
}

/** Derives the state that the element shows and exposes. */
export function toPollState({
  pollId,
  answer,
  votedOptionId,
  selectedId,
  loading,
}: PollStateInput): PollState {
  const chosen = votedOptionId ?? selectedId;
  return {
    pollId,
    ...answer,
    options: answer.options.map(({ id, title, votes, image }) => ({
      id,
      title,
      votes,
      image,
      selected: id === chosen,
      percent: percentOf(votes, answer.totalVotes),
    })),
    votedOptionId,
    showResults: votedOptionId !== null,
    loading,
  };
}

/** Returns the poll with one more vote for an option (POLL-11). */
export function withExtraVote(answer: PollAnswer, optionId: string): PollAnswer {
  return {
    ...answer,
    totalVotes: answer.totalVotes + 1,
    options: answer.options.map((option) =>
      option.id === optionId ? { ...option, votes: option.votes + 1 } : option,
    ),
  };
}
