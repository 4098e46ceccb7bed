import { confirmationNotice } from '../stores/confirmation-notice.ts';

/** How a form went that was sent without our script: the server leads back to its page, to one of these. */
export function FormAnswer() {
  return (
    <div className="container-page">
      <p id="sent" className="form-answer border-good bg-good-soft text-good">
        Thank you. Your details have arrived.
      </p>
      <p id="to-confirm" className="form-answer border-good bg-good-soft text-good">
        {confirmationNotice.description}
      </p>
      <p id="not-sent" className="form-answer border-bad bg-bad-soft text-bad">
        Your details could not be taken. Please check the email address and try again.
      </p>
    </div>
  );
}
