package com.example.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class DiagramTest {

  private static final Captions.Caption CAPTION = new Captions.Caption("1 < 2 & 3", "黑白");

  @Test
  void drawsEveryStoneAndMarksTheLast() throws Exception {
    Board board = after("h8 a1 o15");
    Element svg = parse(Diagram.after(board, board.moves(), CAPTION));
    assertEquals(List.of("356,356", "636,76"), circles(svg, "fill", "url(#BLACK)"));
    assertEquals(List.of("76,636"), circles(svg, "fill", "url(#WHITE)"));
    assertEquals(List.of("636,76"), circles(svg, "fill", "none"));
  }

  @Test
  void numbersTheMovesOfAWholeGameAndRingsTheLineThatWon() throws Exception {
    Board board = after("h8 a1 h9 a2 h10 a3 h11 a4 h12");
    Element svg = parse(Diagram.atTheEnd(board, CAPTION));
    assertEquals(
        List.of("356,356", "356,316", "356,276", "356,236", "356,196"),
        circles(svg, "fill", "none"));
    List<String> numbers =
        elements(svg, "text")
            .filter(text -> text.getAttribute("font-size").equals("16"))
            .map(Element::getTextContent)
            .toList();
    assertEquals(List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "黑白"), numbers);
  }

  @Test
  void writesAnyWordsBelow() throws Exception {
    Board board = TestBoards.empty("freestyle", 5);
    Element svg = parse(Diagram.after(board, board.moves(), CAPTION));
    List<String> captions = elements(svg, "text").map(Element::getTextContent).toList();
    assertEquals(List.of("1 < 2 & 3", "黑白"), captions.subList(10, 12));
  }

  private static Board after(String points) {
    Board board = TestBoards.empty("freestyle", 15);
    for (String point : points.split(" ", -1)) {
      board = board.play(Point.parse(point));
    }
    return board;
  }

  private static List<String> circles(Element svg, String attribute, String value) {
    return elements(svg, "circle")
        .filter(circle -> circle.getAttribute(attribute).equals(value))
        .map(circle -> circle.getAttribute("cx") + "," + circle.getAttribute("cy"))
        .toList();
  }

  private static Element parse(Diagram diagram) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(diagram.svg())))
        .getDocumentElement();
  }

  private static Stream<Element> elements(Element svg, String name) {
    NodeList found = svg.getElementsByTagName(name);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
  }
}
