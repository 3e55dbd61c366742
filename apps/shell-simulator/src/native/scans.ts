/** Codes that a person may hold in front of the camera. */
export const scans = [
  { label: 'Address', text: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
  { label: 'TRON request', text: 'tron:TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf?amount=12.5' },
  { label: 'Payment text', text: 'EZP1.eyJrIjoicGF5IiwidSI6IjgwMDAxIiwiYyI6IlVTRFQiLCJhIjoiMTIuNTAifQ.AAAAAAAAAAA' },
  { label: 'Rubbish', text: 'Table 7, two coffees ☕' },
  { label: 'Script', text: 'javascript:alert(document.domain)' },
] as const;
