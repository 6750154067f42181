package org.gobang.record.io;

import org.gobang.api.RefusedException;
import org.gobang.record.format.LocalizedMessage;

/** A file that cannot be read, or a game that cannot be written, with a localized reason. */
public class RecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedMessage reason;

  /**
   * A failure.
   *
   * @param reason why
   */
  public RecordException(LocalizedMessage reason) {
    super(reason.toString());
    this.reason = reason;
  }

  /**
   * Why it failed.
   *
   * @return the message
   */
  public final LocalizedMessage reason() {
    return reason;
  }
}
