import { Button, Overlay } from '@aivy/web-ui';

/** In the place of a dialog whose code has not come yet: that it was heard, and the way back. */
export const Coming = ({ onCancel }: { onCancel?: (() => void) | undefined }) => (
  <Overlay fixed label="One moment">
    <p>One moment: this comes with the network.</p>
    {onCancel ? (
      <Button variant="outline" onClick={onCancel} autoFocus>
        Cancel
      </Button>
    ) : null}
  </Overlay>
);
