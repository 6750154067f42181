package org.gobang.record.io;

import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;

/** A file that cannot be read, or a game that cannot be written, with a localized reason. */
public class RecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText reason;

  /**
   * A failure.
   *
   * @param reason why
   */
  public RecordException(LocalizedText reason) {
    super(reason.toString());
    this.reason = reason;
  }

  /**
   * Why it failed.
   *
   * @return the message
   */
  public final LocalizedText reason() {
    return reason;
  }
}
