package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.gobang.presentation.workspace.Workspace;
import org.junit.jupiter.api.Test;

class ActivityTest {

  private static final Activity PLAYS = new Activity(Optional.of("a"), false, false, false, false);
  private static final Activity READS = new Activity(Optional.of("b"), true, false, false, false);

  @Test
  void startedActivitiesHaveAWorkspace() {
    assertThat(PLAYS.started(Activity.NONE)).contains(Workspace.PLAY);
    assertThat(READS.started(PLAYS)).contains(Workspace.ANALYZE);
    assertThat(PLAYS.started(READS)).contains(Workspace.PLAY);
    Activity reviews = new Activity(PLAYS.game(), false, true, false, false);
    assertThat(reviews.started(PLAYS)).contains(Workspace.REVIEW);
    Activity reviewed = new Activity(READS.game(), true, true, false, false);
    assertThat(reviewed.started(reviews)).contains(Workspace.REVIEW);
    assertThat(PLAYS.started(reviewed)).contains(Workspace.PLAY);
    Activity analyses = new Activity(PLAYS.game(), false, false, true, false);
    assertThat(analyses.started(PLAYS)).contains(Workspace.ANALYZE);
    Activity solves = new Activity(Optional.of("c"), true, false, false, true);
    assertThat(solves.started(PLAYS)).contains(Workspace.LEARN);
  }

  @Test
  void continuedAndEndedActivitiesKeepTheWorkspace() {
    assertThat(PLAYS.started(PLAYS)).isEmpty();
    Activity analyses = new Activity(PLAYS.game(), false, false, true, false);
    assertThat(analyses.started(analyses)).isEmpty();
    assertThat(PLAYS.started(analyses)).isEmpty();
    assertThat(Activity.NONE.started(PLAYS)).isEmpty();
  }
}
