import type { QuickReply } from '@aivy/contracts';
import { Link } from 'react-router-dom';
import { ROUTE_PATHS } from '../../../../config/route-names';
import { useAppSelector } from '../../../../core/store';
import { TutorDock } from '../../../../player/tutor/tutor-dock';
import type { RunningPractice } from '../use-practice-session';
import { useSessionTalk } from '../use-session-talk';

const BEFORE_ANSWER: readonly QuickReply[] = ['hint', 'check-step'];
const AFTER_MISS: readonly QuickReply[] = ['hint', 'why-wrong', 'check-step'];
const AFTERWARDS: readonly QuickReply[] = ['explain', 'next'];

interface SessionTutorProps {
  practice: RunningPractice;
  conversationId: number;
  questionId: number;
  isMath: boolean;
}

/** The tutor of a session: it knows the question, the tries and the hints that were seen. */
export function SessionTutor({ practice, conversationId, questionId, isMath }: SessionTutorProps) {
  const { session, questions, onMeta } = practice;
  const name = useAppSelector((state) => state.session.username.split(' ')[0] ?? '');
  const talk = useSessionTalk({ conversationId, questionId, isOpen: session.canSubmit, unsaid: practice.unsaid });
  const hintsSeen = questions.find(({ question_id: id }) => id === questionId)?.hints_seen ?? 0;
  return (
    <TutorDock
      key={talk.key}
      talk={talk}
      onMeta={onMeta}
      onSubmitAnswer={session.canSubmit ? (answer) => void practice.answer(answer) : undefined}
      tried={session.previousAnswers}
      isMath={isMath}
      hintsSeen={hintsSeen}
      firstReplies={!session.canSubmit ? AFTERWARDS : session.attempt > 0 ? AFTER_MISS : BEFORE_ANSWER}
      greeting={`Hi ${name}! Try it first. If you get stuck, ask for a hint or ${isMath ? 'show me a step' : 'tell me what you think'}.`}
      leave={
        <Link to={ROUTE_PATHS.AivyDaily} state={{ stay: true }}>
          Back to AivyDaily
        </Link>
      }
    />
  );
}
