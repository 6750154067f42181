package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import org.gobang.ui.swing.present.TextSize;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AlignedHeadingsTest {

  private final RowTable<Integer> table =
      new RowTable<>("standings", List.of("Player", "Won"), (won, at) -> at == 0 ? "runs" : won);

  @BeforeEach
  void look() {
    ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
  }

  private int heading(int column) {
    JTable shown = table.component();
    return ((JLabel)
            shown
                .getColumnModel()
                .getColumn(column)
                .getHeaderRenderer()
                .getTableCellRendererComponent(shown, "", false, false, -1, column))
        .getHorizontalAlignment();
  }

  @Test
  void alignsHeadingsWithCells() {
    table.show(List.of(7));
    assertThat(heading(0)).isEqualTo(SwingConstants.LEADING);
    assertThat(heading(1)).isEqualTo(SwingConstants.TRAILING);
    table.show(List.of());
    assertThat(heading(1)).as("without cells").isEqualTo(SwingConstants.LEADING);
  }
}
