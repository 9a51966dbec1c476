module example {
    requires org.phaseline.library;
}
