import type { Subject } from '@aivy/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { beginRetake } from '../retake';

/** Opens a section again and leads to it. */
export function useRetake(): { pending: boolean; retake(subject: Subject): void } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const open = async (subject: Subject): Promise<void> => {
    setPending(true);
    const isOpen = await dispatch(beginRetake(subject));
    setPending(false);
    if (isOpen) void navigate(routePath('TestPage'));
    else
      dispatch(
        showAlert({
          tone: 'error',
          text: "We couldn't open the section. Your answers are safe. Check your connection and try again.",
        }),
      );
  };
  return { pending, retake: (subject) => void open(subject) };
}
