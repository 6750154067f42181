/**
 * Apache ActiveMQ Classic: its broker, its client and what they need, as one module. The classes
 * are those of its jars, unchanged; they share packages, and so cannot be modules by themselves.
 */
module org.gobang.activemq {
  requires com.fasterxml.jackson.databind;
  requires jakarta.annotation;
  requires transitive jakarta.messaging;
  requires java.desktop;
  requires java.management;
  requires java.management.rmi;
  requires java.naming;
  requires java.rmi;
  requires java.sql;
  requires java.transaction.xa;
  requires java.xml;
  requires org.slf4j;

  exports org.apache.activemq;
  exports org.apache.activemq.broker;
  exports org.apache.activemq.broker.region;
  exports org.apache.activemq.broker.region.policy;
  exports org.apache.activemq.command;
  exports org.apache.activemq.security;
  exports org.apache.activemq.transport;
  exports org.apache.activemq.usage;
}
