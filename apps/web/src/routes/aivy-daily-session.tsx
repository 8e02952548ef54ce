import { useParams } from 'react-router-dom';
import { PracticeSession } from '../features/aivydaily/session';
import { useReadingFace } from '../lib/reading-face';

export default function AivyDailySession() {
  useReadingFace();
  const { conversationId } = useParams();
  return <PracticeSession key={conversationId} id={Number(conversationId)} />;
}
