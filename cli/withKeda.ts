/** Node has all code at hand, so what imports this runs ScaledObjects and reads their texts. */
import { provideKeda } from "../engine/index";
import { simulatedKeda } from "../engine/simulatedKeda";

provideKeda(simulatedKeda);
