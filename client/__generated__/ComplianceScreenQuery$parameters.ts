/**
 * @generated SignedSource<<63bd88b1d991fb14e2558eea8d9bdc1c>>
 * @relayHash 910785bd27a58fd6bfd4e9b0dd159c28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13277f0b360c9ff28dd6d77b748cd0891b5bdbbd1f4773d0d12e8c8e47426649

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13277f0b360c9ff28dd6d77b748cd0891b5bdbbd1f4773d0d12e8c8e47426649",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
