package org.gobang.presentation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.RecordReview;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** An interface without view and input: the session and the record of its game. */
public final class HeadlessFrontEnd implements AutoCloseable {

  /** The time in nanoseconds. */
  public final AtomicLong now = new AtomicLong();

  /** The shown refusals of the board. */
  public final List<String> refusals = new ArrayList<>();

  private final FakeWorkbench workbench;
  private final PositionDescriber describer;
  private final SessionPresenter session;
  private final RecordReview review;
  private int changes;

  public HeadlessFrontEnd(FakeWorkbench workbench) {
    this.workbench = workbench;
    Texts texts = Texts.shared(workbench.locale());
    this.describer = new PositionDescriber(workbench, texts);
    this.session =
        SessionPresenter.create(
            workbench, describer, workbench, new InterfaceTag("headless"), now::get, new View());
    this.review =
        new RecordReview(
            session.context(), session.navigation(), session::game, session.mistakes()::at);
  }

  /** Requests the first game, which the next tasks open. */
  public HeadlessFrontEnd begin() {
    session.begin(false, () -> {}, session.notices()::fail);
    return this;
  }

  /** Shows the first game. */
  public HeadlessFrontEnd started() {
    begin();
    workbench.runAll();
    return this;
  }

  /** The number of changes. */
  public int changes() {
    return changes;
  }

  public SessionPresenter session() {
    return session;
  }

  public RecordReview review() {
    return review;
  }

  public PositionDescriber describer() {
    return describer;
  }

  @Override
  public void close() {
    review.comments().save();
    session.close();
  }

  private final class View implements SessionListener {

    @Override
    public void changed() {
      changes++;
    }

    @Override
    public void leaving() {
      review.comments().save();
    }

    @Override
    public void begun() {
      review.forget();
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      review.changed(now);
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      refusals.add(sentence);
    }
  }
}
