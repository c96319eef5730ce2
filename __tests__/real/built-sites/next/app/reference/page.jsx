import { OpenDiagram } from '../../parts/open-diagram.jsx';
import { ReferenceTable } from '../../parts/reference-table.jsx';

export default function Reference() {
  return (
    <>
      <h1>Reference</h1>
      <ReferenceTable />
      <OpenDiagram />
    </>
  );
}
