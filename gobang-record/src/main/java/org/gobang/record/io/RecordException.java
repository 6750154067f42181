package org.gobang.record.io;

import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;

/**
 * An exception with a localized reason for a file that cannot be read or a game that cannot be
 * written.
 */
public class RecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient LocalizedText reason;

  /**
   * Creates an exception.
   *
   * @param reason the reason
   */
  public RecordException(LocalizedText reason) {
    super(reason.toString());
    this.reason = reason;
  }

  /**
   * Returns the reason.
   *
   * @return the message
   */
  public final LocalizedText reason() {
    return reason;
  }
}
